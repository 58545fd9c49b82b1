import { ImageEditor } from '@nano-banana/widgets/image-editor';
import { useEffect } from 'react';
import { onAnalytics } from '../../../analytics/configured.ts';
import { heroExample } from '../../../content/home.ts';
import { takeEarlyWords } from '../../../ui/early-words.ts';
import { tellEditorReady } from './load-editor.ts';
import type { EditorStart } from './use-editor-start.ts';

interface HomeEditorProps {
  start: EditorStart;
  onReady: () => void;
}

/** The editor, with what it was given to start with. Its code comes when somebody is about to use it. */
export function HomeEditor({ start, onReady }: HomeEditorProps) {
  useEffect(() => {
    takeEarlyWords();
    tellEditorReady();
    onReady();
  }, [onReady]);
  return (
    <ImageEditor
      key={start.round}
      prompt={start.prompt}
      image={start.image}
      example={heroExample}
      promptOptimizer
      onAnalytics={onAnalytics}
    />
  );
}
