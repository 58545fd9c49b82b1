import { Figurine } from '@nano-banana/widgets';

/** The figurine maker; its code is loaded beside the page's. */
export function FigurineSection() {
  return <Figurine />;
}
