import { Figurine } from '@nano-banana/widgets';
import { handedPicture } from '../../navigation/handed-picture.ts';
import { useLocation } from '../../navigation/router.tsx';

/** The figurine maker; its code is loaded beside the page's. A picture from another page is its photo. */
export function FigurineSection() {
  const { state } = useLocation();
  return <Figurine image={handedPicture(state)} />;
}
