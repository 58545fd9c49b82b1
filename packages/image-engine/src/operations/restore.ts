import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { restored } from '../repair/restore.ts';
import { defineOperation } from './operation.ts';

type Params = Record<string, never>;

/** Mends an old photograph; leaves one that is not damaged alone. */
export const restore = defineOperation({
  op: 'restore',
  label: 'Restore',
  example: 'Restore this old photo',
  related: ['Reduce the noise', 'Enhance it', 'Erase what I marked'],
  stage: 'restore',
  order: 10,
  touches: [],
  schema: z.strictObject({}),
  chip: () => 'Restore old photo',
  words: [
    [
      'restore|restored|restoring|restoration|photo restoration|old photo restoration|repair|repaired|repairing|mend|fix scratches|fix damage|fix old|fix this old|fix damaged|fix creases|fix faded|remove scratches|remove dust|remove creases|remove stains|remove spots of dust|remove white spots|remove white specks|remove fold|remove fold line|remove fold mark|remove cracks|remove damage|remove folds|remove yellowing|clean scratches|clean up scratches|clean up old|clean dust|get rid of scratches|get rid of dust|get rid of creases|get rid of stains|no scratches|without scratches|scratches|creases|has creases|stains|has stains|has scratches|has tear|has tears|has rip|has rips|has crack|ripped|is ripped|a tear|cracks|dusty|dust|dust and scratches|scratches and dust|is damaged|is torn|is scratched|scratched|torn|water damage|fold lines|fold marks|is creased|folded|scratch removal|dust removal|revive|refurbish|rejuvenate old|unfade|undo fading|has faded|have faded|is faded|faded over years|faded with age|bring back colors|bring colors back|restore colors|bring back original colors|faded photo|damaged photo|torn photo|bring back to life|bring it back to life',
      {},
    ],
  ],
  read: (clause) => {
    // "Add some scratches" wants them.
    if (clause.tokens.some(({ text }) => /^(add|put|apply|like)$/.test(text))) return null;
    takeWords(
      clause,
      ...'old damaged faded torn scratched vintage antique family ancient yellowed stained creased cracked worn damage scratch scratches crease creases dust stain stains cracks fading fold folds tear tears marks spots historic historical grandma grandmas grandpa grandpas grandmother grandmothers grandfather grandfathers mother mothers father fathers parents parent child childhood wedding portrait age aged yellowing former glory its'.split(
        ' ',
      ),
    );
    return {};
  },
  describe: (_: Params) => 'restored it',
  passes: () => [{ kind: 'measured', run: restored }],
});
