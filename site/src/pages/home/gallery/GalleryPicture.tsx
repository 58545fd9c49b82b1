import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '../../../ui/Picture.tsx';

interface GalleryPictureProps {
  /** As in pictures.ts. */
  name: string;
  alt: string;
  sizes: string;
}

/** A picture of the gallery, or what stands for it where it is broken. */
export function GalleryPicture(props: GalleryPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    return (
      <span className="site-gallery-broken">
        <ImageOff aria-hidden="true" />
        This picture did not load
      </span>
    );
  }
  return (
    <span className="site-gallery-picture" onErrorCapture={() => setIsBroken(true)}>
      <Picture {...props} />
    </span>
  );
}
