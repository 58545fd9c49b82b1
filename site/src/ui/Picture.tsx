import { pictures } from '../content/pictures.ts';
import { useNearView } from './near-view.ts';
import type { PictureInfo } from './picture-info.ts';
import './picture.css';

interface PictureProps {
  /** As in content/pictures.ts. */
  name: string;
  /** Empty where the picture only repeats what stands beside it. */
  alt: string;
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** Part of what a visitor sees first: fetched with the page, before others. */
  priority?: boolean;
  className?: string;
}

/**
 * One of the site's pictures in the format and width that fit. Its room is kept and tinted until it arrives; unless it
 * has priority, that is when it comes near the visible part of the page.
 */
export function Picture({ name, alt, sizes, priority = false, className = '' }: PictureProps) {
  const [ref, isNear] = useNearView<HTMLSpanElement>(priority);
  const info = pictures[name];
  // The prerendering script lists these and fails.
  if (!info) return <span data-missing-picture={name} />;
  const { width, height, colour, hasAlpha } = info;
  const files = <Files {...{ name, info, alt, sizes, priority }} />;
  return (
    <span
      ref={ref}
      className={`site-picture ${className}`}
      {...(!isNear && alt && { role: 'img', 'aria-label': alt })}
    >
      {/* Keeps the room: the Content-Security-Policy has no place for style attributes. */}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {!hasAlpha && <rect width="100%" height="100%" fill={colour} />}
      </svg>
      {isNear ? files : <noscript>{files}</noscript>}
    </span>
  );
}

type FilesProps = Required<Omit<PictureProps, 'className'>> & { info: PictureInfo };

function Files({ name, info, alt, sizes, priority }: FilesProps) {
  const { width, height, widths, hasAlpha } = info;
  const set = (type: string) => widths.map((px) => `/art/${name}-${px}.${type} ${px}w`).join(', ');
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      {/* One size for the few browsers and crawlers that know neither. */}
      <img
        src={`/art/${name}-${middle}.${hasAlpha ? 'webp' : 'jpg'}`}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}
