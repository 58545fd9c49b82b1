import '@nano-banana/widgets/styles.css';
import { ImageEditor } from '@nano-banana/widgets';
import { heroExample } from '../../content/home.ts';
import './editor-section.css';

/** The product itself, overlapping the hero's ground. */
export function EditorSection() {
  return (
    <section
      id="editor"
      className="site-wrap site-editor"
      aria-label="Edit a picture"
      tabIndex={-1}
    >
      <ImageEditor example={heroExample} promptOptimizer />
      <noscript>
        <p className="site-editor-noscript">
          The editor runs in your browser and needs JavaScript. Everything else on this site reads
          without.
        </p>
      </noscript>
    </section>
  );
}
