import { PictureInput } from './PictureInput.tsx';
import { PromptInput } from './PromptInput.tsx';
import type { Editor } from './use-image-editor.ts';
import type { VersionDrop } from './use-version-drop.ts';

/** What goes in: the pictures and the wish. */
interface InputPanelProps {
  editor: Editor;
  drop: VersionDrop;
  /** Opens the file picker. */
  browse: () => void;
}

export function InputPanel({ editor, drop, browse }: InputPanelProps) {
  return (
    <div className="nb-panel">
      <div className="nb-panel__pictures">
        <PictureInput editor={editor} browse={browse} />
        {editor.work ? <editor.work.DropChoice editor={editor} drop={drop} /> : null}
      </div>
      {editor.work ? <editor.work.Rejections editor={editor} /> : null}
      <PromptInput editor={editor} />
    </div>
  );
}
