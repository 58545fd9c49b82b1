import { Figurine } from '@nano-banana/widgets';
import { useLocation } from 'react-router-dom';
import { handedPicture } from '../../navigation/handed-picture.ts';

/** The figurine maker; its code is loaded beside the page's. A picture from another page is its photo. */
export function FigurineSection() {
  const { state } = useLocation();
  return <Figurine image={handedPicture(state)} />;
}
