import { Download, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { afterOf, type Example, exampleCategories } from '../../content/examples.ts';
import { pictures } from '../../content/pictures.ts';
import { editorWithPrompt } from '../../navigation/editor-link.ts';
import type { HandedPicture } from '../../navigation/handed-picture.ts';
import { useNavigate } from '../../navigation/router.tsx';
import { BeforeAfter } from '../../ui/BeforeAfter.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useToast } from '../../ui/toast-store.ts';
import { downloadAsJpeg } from './download-after.ts';

interface ExampleCardProps {
  example: Example;
  /** As in the `sizes` attribute. */
  sizes: string;
}

/** One edit: a line between before and after, what was asked for, and what can be done with it. */
export function ExampleCard({ example, sizes }: ExampleCardProps) {
  const { slug, title, prompt, description, before, second, shows, tags, category } = example;
  const toast = useToast();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  const busyWith = async (work: () => Promise<void>, failure: string) => {
    setIsBusy(true);
    try {
      await work();
    } catch {
      toast({ title: failure, text: 'Is the connection there? Try it again.', tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  const download = () =>
    busyWith(() => downloadAsJpeg(afterOf(example), `nano-banana-${slug}.jpg`), 'Not downloaded');
  const tryIt = () =>
    busyWith(async () => {
      const picture = await fetchBefore(before);
      navigate(editorWithPrompt(prompt), { state: { picture } satisfies HandedPicture });
    }, 'The picture did not come');

  return (
    <article className="site-example">
      <BeforeAfter before={before} after={afterOf(example)} alt={shows} sizes={sizes} />
      <div className="site-example-words">
        <p className="site-example-category">
          {exampleCategories.find(({ id }) => id === category)?.label}
        </p>
        <h3>{title}</h3>
        <p className="site-example-prompt">“{prompt}”</p>
        <p className="site-example-about">{description}</p>
        <ul className="site-example-tags" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <div className="site-example-actions">
          {!second && (
            <button
              type="button"
              className="site-button site-button-ink site-needs-script"
              aria-disabled={isBusy}
              onClick={() => isBusy || tryIt()}
            >
              <WandSparkles aria-hidden="true" />
              Try it
            </button>
          )}
          <CopyButton text={prompt} label="Copy prompt" />
          <button
            type="button"
            className="site-icon-button site-needs-script"
            aria-label={`Download ${title}`}
            title="Download the picture after"
            aria-disabled={isBusy}
            onClick={() => isBusy || download()}
          >
            <Download aria-hidden="true" />
          </button>
        </div>
      </div>
    </article>
  );
}

/** A before as the file that a visitor would bring. */
async function fetchBefore(name: string): Promise<File> {
  const answer = await fetch(`/art/${name}-${pictures[name]?.widths.at(-1)}.webp`);
  if (!answer.ok) throw new Error(`The picture did not come: ${answer.status}`);
  return new File([await answer.blob()], `${name}.webp`, { type: 'image/webp' });
}
