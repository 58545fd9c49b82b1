import { Picture } from './Picture.tsx';
import './figure.css';

interface FigureProps {
  /** As in content/pictures.ts. */
  name: string;
  alt: string;
  caption?: string;
}

/** A picture in running text. */
export function Figure({ name, alt, caption }: FigureProps) {
  return (
    <figure className="site-figure">
      <Picture name={name} alt={alt} sizes="(width < 48rem) calc(100vw - 36px), 704px" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
