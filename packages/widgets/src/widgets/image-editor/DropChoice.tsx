import { ImagePlus, WandSparkles } from 'lucide-react';
import type { Editor } from './use-image-editor.ts';
import type { VersionDrop } from './use-version-drop.ts';

/** While a result is dragged: the places to drop it on. By keyboard it is "Edit again" that does it. */
export function DropChoice({ editor, drop }: { editor: Editor; drop: VersionDrop }) {
  const { words, state } = editor;
  if (!drop.isOver) return null;
  return (
    <div className="nb-drop-choice">
      <div {...drop.target('edit-again')}>
        <WandSparkles aria-hidden="true" />
        {words.dropReplace}
      </div>
      {state.pictures.length > 0 ? (
        <div {...drop.target('use-too')}>
          <ImagePlus aria-hidden="true" />
          {words.dropAdd}
        </div>
      ) : null}
    </div>
  );
}
