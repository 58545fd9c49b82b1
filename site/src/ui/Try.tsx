import { ArrowRight } from 'lucide-react';
import { editorWithPrompt } from '../navigation/editor-link.ts';
import { Link } from '../navigation/router.tsx';
import './try.css';

/** A prompt in running text that opens in the editor. */
export function Try({ prompt }: { prompt: string }) {
  return (
    <p className="site-try">
      <span>“{prompt}”</span>
      <Link className="site-button site-button-ink" to={editorWithPrompt(prompt)}>
        Try it
        <ArrowRight aria-hidden="true" />
      </Link>
    </p>
  );
}
