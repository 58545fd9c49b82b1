import type { KeyboardEvent } from 'react';
import type { MaskSize } from '../../core/mask-raster.ts';
import type { Picture } from '../../core/picture.ts';
import type { MarkingWords } from '../../locales/en/marking.ts';
import { MarkStage } from './MarkStage.tsx';
import { MaskBar } from './MaskBar.tsx';
import { MaskSurface } from './MaskSurface.tsx';
import type { EditorWith } from './use-editor-with.ts';
import { useMask } from './use-mask.ts';

interface MaskPaintingProps {
  editor: EditorWith<MarkingWords>;
  picture: Picture;
  /** Of the picture, in pixels. */
  size: MaskSize;
}

/** The picture under a brush that says where alone it may change. */
export function MaskPainting({ editor, picture, size }: MaskPaintingProps) {
  const tools = useMask(editor, size);
  // The editor's own Undo and Redo would leave the tool.
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) tools.redo();
    else tools.undo();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is inside
    <div className="nb-mask" onKeyDown={onKeyDown}>
      <MarkStage ratio={size.width / size.height}>
        <MaskSurface {...{ editor, picture, size, tools }} />
      </MarkStage>
      <MaskBar editor={editor} tools={tools} />
    </div>
  );
}
