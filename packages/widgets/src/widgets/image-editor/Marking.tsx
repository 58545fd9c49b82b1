import { useEffect, useState } from 'react';
import type { MaskSize } from '../../core/mask-raster.ts';
import type { Picture } from '../../core/picture.ts';
import { MarkBar } from './MarkBar.tsx';
import { MarkStage } from './MarkStage.tsx';
import { MarkSurface } from './MarkSurface.tsx';
import { MaskPainting } from './MaskPainting.tsx';
import type { Editor } from './use-image-editor.ts';
import { useMarks } from './use-marks.ts';
import { useOutline } from './use-outline.ts';

interface MarkingProps {
  editor: Editor;
  /** The first picture: the one that is marked. */
  picture: Picture;
}

/** The first picture on the stage, with the tools to say what is meant on it, or where alone it may change. */
export function Marking(props: MarkingProps) {
  const size = useSize(props.picture);
  if (!size) return <div className="nb-stage" />;
  return props.editor.state.markPurpose === 'mask' ? (
    <MaskPainting {...props} size={size} />
  ) : (
    <SubjectMarking {...props} ratio={size.width / size.height} />
  );
}

function SubjectMarking({ editor, picture, ratio }: MarkingProps & { ratio: number }) {
  const marks = useMarks(editor);
  const outline = useOutline(editor, picture, marks.selection);
  return (
    <>
      <MarkStage ratio={ratio}>
        <MarkSurface {...{ editor, picture, marks, outline, ratio }} />
      </MarkStage>
      <MarkBar editor={editor} marks={marks} outline={outline} />
    </>
  );
}

/** Pixels of the picture, once the browser knows. */
function useSize({ url }: Picture): MaskSize | undefined {
  const [size, setSize] = useState<MaskSize>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setSize({ width: image.naturalWidth, height: image.naturalHeight });
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return size;
}
