import { ArrowRight, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { limitsText } from './limits-text.ts';
import type { EditorExample } from './types.ts';
import type { Editor } from './use-image-editor.ts';

interface EmptyStageProps {
  editor: Editor;
  example: EditorExample | undefined;
  browse: () => void;
}

/** How to begin: one's own picture, or the example. */
export function EmptyStage({ editor, example, browse }: EmptyStageProps) {
  const { words, known } = editor;
  return (
    <div className="nb-empty">
      <button type="button" className="nb-empty__drop" onClick={browse}>
        <span className="nb-empty__icon">
          <ImagePlus aria-hidden="true" />
        </span>
        <strong>{words.emptyTitle}</strong>
        <span>
          {words.emptyHow} <u>{words.emptyBrowse}</u>
        </span>
        <span className="nb-fine">{known ? limitsText(known, words, editor.tag) : '\u00a0'}</span>
      </button>
      {example ? <Example editor={editor} example={example} /> : null}
    </div>
  );
}

function Example({ editor, example }: { editor: Editor; example: EditorExample }) {
  const { words } = editor;
  const { load, loading } = useExample(editor, example);
  return (
    <button type="button" className="nb-example" aria-busy={loading} onClick={load}>
      <img src={example.previewUrl ?? example.imageUrl} alt={example.label} />
      <span className="nb-example__words">
        <strong>
          {words.exampleTry} <ArrowRight aria-hidden="true" />
        </strong>
        <span>“{example.prompt}”</span>
      </span>
    </button>
  );
}

/** Puts the example's picture and prompt in, as if the visitor had. */
function useExample(editor: Editor, example: EditorExample) {
  const [loading, setLoading] = useState(false);
  const busy = useRef(false);
  const load = async () => {
    if (busy.current) return;
    busy.current = true;
    setLoading(true);
    try {
      const response = await fetch(example.imageUrl);
      if (!response.ok) throw new Error(`${response.status}`);
      const blob = await response.blob();
      const name =
        new URL(example.imageUrl, location.href).pathname.split('/').pop() || example.label;
      await editor.pictures.add([new File([blob], name, { type: blob.type })]);
      editor.fillPrompt(example.prompt, 'example');
    } catch {
      editor.notify({ tone: 'danger', title: editor.words.exampleFailed });
      editor.announce(editor.words.exampleFailed);
    } finally {
      busy.current = false;
      setLoading(false);
    }
  };
  return { load, loading };
}
