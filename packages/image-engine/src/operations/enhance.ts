import { z } from 'zod';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { improved } from '../picture/improve.ts';
import { defineOperation } from './operation.ts';

interface Hint {
  /** A hope for a good picture: beside a clear wish for its looks it adds nothing. */
  hope?: boolean;
}

/** Evens out light and colours by what is measured in the picture; does little to a good one. */
export const enhance = defineOperation({
  op: 'enhance',
  label: 'Enhance',
  example: 'Enhance it',
  related: ['Add more contrast', 'Make the colours stronger', 'Make it a little brighter'],
  stage: 'tone',
  order: 1,
  touches: ['colours', 'brightness', 'contrast'],
  words: [
    [
      'enhance|enhanced|enhancing|enhancement|improve|improved|improving|auto enhance|auto improve|auto fix|autofix|auto correct|autocorrect|auto adjust|auto edit|auto levels|auto level|auto tone|auto color|auto colors|auto contrast|automatic fix|automatic correction|automatic enhancement|magic fix|one click fix|fix color|fix colors|fix lighting|fix light|fix exposure|fix contrast|fix tones|fix levels|correct color|correct colors|correct lighting|correct exposure|color correct|color correction|balance light|even out light|even out exposure|even exposure|even out lighting|even out colors|beautify',
      {},
    ],
    [
      'lighting is fix|light is fix|lighting fix|colors are fix|better|bring to life|bring colors to life|bring back to life|come alive|look better|make better|look professional|professional|more professional|look pro|look good|look great|look nice|look amazing|look stunning|look beautiful|make nice|make it beautiful|make beautiful|make pretty|make amazing|make awesome|make stunning|make gorgeous|make perfect|make great|nicer|prettier|more beautiful|more attractive|more appealing|pop|make pop|really pop|more pop|pop more|spruce up|more quality|higher quality|better quality|high quality|best quality|image quality|quality is fix|quality fix|low quality|poor quality|bad quality|quality is low|quality is poor|quality is bad|boring|bland|meh|less boring|polish|best',
      { hope: true },
    ],
  ],
  read: (clause, _hint: Hint) => {
    takeIntensity(clause);
    takeNumber(clause, 'percent');
    takeWords(clause, 'more', 'quality', 'colors', 'lighting', 'professional', 'better', 'auto');
    return {};
  },
  schema: z.object({}),
  chip: () => 'Enhance',
  scopable: true,
  describe: () => 'evened out the light and colours',
  passes: () => [{ kind: 'measured', run: improved }],
});
