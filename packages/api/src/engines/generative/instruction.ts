import type { MaskStyle } from '../../compute/prepare-inputs.ts';

/** What an instruction is made of. */
export interface InstructionParts {
  /** The visitor's words. */
  prompt: string;
  /** How many pictures are sent, without the mask. */
  pictures: number;
  /** Whether the visitor painted over what is to change, and whether the model is shown where. */
  mask: 'none' | MaskStyle;
}

/** Says what each picture is for, in the order in which they are sent, and then the wish. */
export function writeInstruction({ prompt, pictures, mask }: InstructionParts): string {
  const lines = ['Picture 1 is the one to edit. Whatever the wish does not name stays as it is.'];
  if (pictures === 2) lines.push('Picture 2 shows what the wish says of it.');
  if (pictures > 2) lines.push(`Pictures 2 to ${pictures} show what the wish says of them.`);
  if (mask === 'white') {
    lines.push(
      `Picture ${pictures + 1} is a mask of picture 1 and no part of the result: change only what is white there, keep everything else.`,
    );
  }
  if (mask === 'transparent') lines.push('Change only the masked part, keep everything else.');
  return `${lines.join('\n')}\nAnswer with one edited picture.\nThe wish: ${prompt}`;
}
