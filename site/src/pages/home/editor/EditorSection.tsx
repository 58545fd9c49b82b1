import '@nano-banana/widgets/image-editor.css';
// The page of the build shows the tabs already.
import '@nano-banana/widgets/prompt-optimizer.css';
import { lazy, memo, Suspense, useRef } from 'react';
import { useFirstPress } from '../../../ui/use-first-press.ts';
import './editor-section.css';
import { loadEditor } from './load-editor.ts';
import type { EditorStart } from './use-editor-start.ts';

const HomeEditor = lazy(loadEditor);

/**
 * The product itself, overlapping the hero's ground. Memoized: what changes around it must not reach it before it has
 * taken over from the page that was written at build time.
 */
export const EditorSection = memo(function EditorSection({ start }: { start: EditorStart }) {
  const section = useRef<HTMLElement>(null);
  const pressAgain = useFirstPress(section);
  return (
    <section
      ref={section}
      id="editor"
      className="site-wrap site-editor"
      aria-label="Edit a picture"
      tabIndex={-1}
    >
      <Suspense fallback={<div className="site-editor-room" />}>
        <HomeEditor start={start} onReady={pressAgain} />
      </Suspense>
      <noscript>
        <p className="site-editor-noscript">
          The editor runs in your browser and needs JavaScript. Everything else on this site reads
          without.
        </p>
      </noscript>
    </section>
  );
});
