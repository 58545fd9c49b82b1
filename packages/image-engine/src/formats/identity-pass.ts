import { resizeMask } from '../compose/plane.ts';
import { SubjectUnclearError } from '../errors.ts';
import type { Part } from '../picture/focus.ts';
import type { PixelPass, Size } from '../picture/picture.ts';
import type { Remark } from '../remark.ts';
import type { Portrait } from './formats.ts';
import { hasSeveralHeads, headOf, isFaceless, missesHead } from './head.ts';
import { identityPhoto, partOf, portraitPart } from './identity-photo.ts';

const NO_HEAD: Remark = {
  code: 'head_unclear',
  text: 'An identity photo shows the face of one person, and the embedded engine can’t tell where that is. Draw a box around the person, hair and shoulders included, and try again.',
};

/** The pass that makes an identity photo of that many px by the rules of an office. */
export function portraying(portrait: Portrait, made: Size): PixelPass {
  let seen: Part | null = null;
  return {
    kind: 'pixels',
    size: () => made,
    run: async (pixels, { subject, selected, checkpoint }) => {
      const mask = await subject();
      const head = headOf(mask);
      if (!head || hasSeveralHeads(mask, head) || isFaceless(pixels, head))
        throw new SubjectUnclearError(NO_HEAD);
      if (!(await selected()) && missesHead(pixels, head)) throw new SubjectUnclearError(NO_HEAD);
      seen = portraitPart(mask, portrait, head);
      return identityPhoto(pixels, mask, seen, made, portrait.ground, checkpoint);
    },
    follow: (mask) => resizeMask(seen ? partOf(mask, seen, 1) : mask, made),
  };
}
