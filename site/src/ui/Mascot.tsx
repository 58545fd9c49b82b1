import { mascotAlt } from '../content/mascot.ts';

/** Widths of the encoded files in px; artwork/encode.ts makes them. */
const widths = [240, 360, 480, 620];

const sourceSet = (type: 'avif' | 'webp') =>
  widths.map((width) => `/art/mascot-${width}.${type} ${width}w`).join(', ');

interface MascotProps {
  className?: string;
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** Part of what a visitor sees first. */
  eager?: boolean;
  /** Without meaning of its own where it stands. */
  decorative?: boolean;
}

/** Nano, cut out, to stand on any ground. */
export function Mascot({ className, sizes, eager = false, decorative = false }: MascotProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />
      <img
        className={className}
        src="/art/mascot-480.png"
        alt={decorative ? '' : mascotAlt}
        width={620}
        height={818}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
