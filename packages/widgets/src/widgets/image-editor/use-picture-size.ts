import { useEffect, useState } from 'react';
import type { MaskSize } from '../../core/mask-raster.ts';
import type { Picture } from '../../core/picture.ts';

/** Pixels of the picture, once the browser knows. */
export function usePictureSize({ url }: Pick<Picture, 'url'>): MaskSize | undefined {
  const [size, setSize] = useState<MaskSize>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setSize({ width: image.naturalWidth, height: image.naturalHeight });
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return size;
}
