import { PictureInput } from './PictureInput.tsx';
import { PromptInput } from './PromptInput.tsx';
import { Rejections } from './Rejections.tsx';
import type { Editor } from './use-image-editor.ts';

/** What goes in: the pictures and the wish. */
export function InputPanel({ editor, browse }: { editor: Editor; browse: () => void }) {
  return (
    <div className="nb-panel">
      <PictureInput editor={editor} browse={browse} />
      <Rejections editor={editor} />
      <PromptInput editor={editor} />
    </div>
  );
}
