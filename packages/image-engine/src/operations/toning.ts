/** Operations that lay a tone over the whole picture, whatever its own colours are. */
const TONING: ReadonlySet<string> = new Set(['sepia', 'warmth', 'tint', 'duotone']);
export const isToning = ({ op }: { op: string }): boolean => TONING.has(op);

/** Whether a look takes none of the picture's colours over. */
export function removesColours({ op, params }: { op: string; params: object }): boolean {
  const said: { coloured?: boolean; printing?: string } = params;
  if (op === 'pencilSketch') return !said.coloured;
  return op === 'poster' || (op === 'comic' && said.printing === 'blackAndWhite');
}
