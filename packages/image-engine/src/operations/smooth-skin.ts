import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { smoothSkin as smoothed } from '../retouch/smooth-skin.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 35, usual: 60, much: 80, most: 100 };

/** What a retoucher does first to a portrait. */
export const smoothSkin = defineOperation({
  op: 'smoothSkin',
  label: 'Smooth skin',
  example: 'Smooth the skin',
  related: ['Add portrait light', 'Enhance it', 'Erase what I marked'],
  stage: 'restore',
  order: 45,
  touches: [],
  usesSubject: true,
  words: [
    [
      'smooth skin|smoothed skin|smoother skin|skin smooth|skin smoother|skin smoothing|smooth skin out|smooth out skin|smooth over skin|smooth up skin|smooth complexion|smooth face|smoother face|face smooth|face smoother|smooth faces|smooth out face|smooth forehead|smooth cheeks|soft skin|soften skin|softer skin|skin soft|skin softer|skin softening|skin smoothing filter|skin smoothing effect|smooth skin effect|smooth skin filter|soft skin effect|soft skin filter|soften face|soften complexion|even skin|even out skin|even skin out|even out face|even out complexion|even complexion|even skin tone|even out skin tone|even skin tone out|skin more even|skin tone more even|more even skin|more even skin tone|more even complexion|evener skin|retouch skin|skin retouch|skin retouching|skin retouched|retouched skin|retouch face|retouch faces|face retouch|face retouching|portrait retouch|portrait retouching|retouch portrait|beauty retouch|beauty retouching|airbrush|airbrushed|airbrushing|airbrush skin|airbrushed skin|airbrush face|airbrush effect|airbrushed look|beauty filter|beauty mode|beauty effect|beauty cam|beautify|beautify face|beautify skin|beautify me|beautify her|beautify him|beautify us|face filter|facetune|facetune me|facetune face|flawless skin|skin flawless|perfect skin|skin perfect|porcelain skin|clear skin|clearer skin|skin clear|skin clearer|clear complexion|clean up skin|clean skin|cleaner skin|skin cleaner|fix skin|fix bad skin|improve skin|better skin|nicer skin|skin look better|skin look nicer|skin nicer|skin look smooth|skin look smoother|skin look flawless|skin look even|skin look more even|skin look softer|skin look clearer|skin look perfect|soft wrinkles|soften wrinkles|smooth wrinkles|smooth out wrinkles|reduce wrinkles|less wrinkles|fewer wrinkles|soften fine lines|soften lines on face|smooth fine lines|reduce fine lines|reduce pores|minimize pores|minimise pores|less pores|blur pores|smooth pores|hide pores|reduce skin texture|less skin texture|smooth skin texture|frequency separation',
      {},
    ],
  ],
  read: (clause) => {
    const percent = Math.min(100, takePercent(clause, LEVELS));
    takeWords(
      clause,
      ...'skin face complexion smooth smoother soft softer look looking tone texture effect filter'.split(
        ' ',
      ),
    );
    return { percent };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `Skin smoothed ${inPercent(percent)}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  describe: ({ percent }: { percent: number }) =>
    `smoothed the skin${percent < LEVELS.usual ? ' a little' : percent > LEVELS.usual ? ' strongly' : ''}`,
  passes: ({ percent }) => [
    {
      kind: 'measured',
      run: async (pixels, context) => {
        const part = (await context.selected()) ?? (await context.subject());
        return smoothed(pixels, part, percent / 100, context);
      },
    },
  ],
});
