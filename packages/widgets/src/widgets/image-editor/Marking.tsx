import { useCallback } from 'react';
import type { Picture } from '../../core/picture.ts';
import type { Selection } from '../../core/selection.ts';
import { markingWords } from '../../locales/en/marking.ts';
import { MarkPurposes } from './MarkPurposes.tsx';
import { MaskPainting } from './MaskPainting.tsx';
import { SubjectMarking } from './SubjectMarking.tsx';
import { useEditorWith } from './use-editor-with.ts';
import type { Editor } from './use-image-editor.ts';
import { usePictureSize } from './use-picture-size.ts';

interface MarkingProps {
  editor: Editor;
  /** The first picture: the one that is marked. */
  picture: Picture;
}

/** The first picture on the stage, with the tools to say what is meant on it, or where alone it may change. */
export function Marking(props: MarkingProps) {
  const { picture } = props;
  const editor = useEditorWith(props.editor, markingWords);
  const { client, words, announce, state, dispatch } = editor;
  const size = usePictureSize(picture);
  const onSelection = useCallback(
    (selection: Selection) => dispatch({ type: 'selection', selection }),
    [dispatch],
  );
  const onClose = useCallback(() => dispatch({ type: 'mark', isMarking: false }), [dispatch]);
  if (!size) return <div className="nb-stage" />;
  if (state.markPurpose === 'mask') return <MaskPainting {...{ editor, picture, size }} />;
  return (
    <SubjectMarking
      {...{ client, words, announce, picture, onSelection, onClose }}
      ratio={size.width / size.height}
      selection={state.selection}
      purposes={<MarkPurposes editor={editor} />}
    />
  );
}
