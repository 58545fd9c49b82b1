import { BeforeAfter } from '../../ui/BeforeAfter.tsx';
import './edit-figure.css';

interface EditFigureProps {
  /** Names of two pictures of one shape. */
  before: string;
  after: string;
  alt: string;
  /** What was asked for. */
  prompt: string;
  /** What the engine said that it did. */
  answer: string;
}

/** An edit that the product made, with the words that made it. */
export function EditFigure({ before, after, alt, prompt, answer }: EditFigureProps) {
  return (
    <figure className="site-figure site-edit-figure">
      <BeforeAfter
        before={before}
        after={after}
        alt={alt}
        sizes="(width < 48rem) calc(100vw - 36px), 704px"
      />
      <figcaption>
        <span>“{prompt}”</span> {answer}
      </figcaption>
    </figure>
  );
}
