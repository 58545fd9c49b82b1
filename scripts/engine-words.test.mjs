import { describe, expect, it } from 'vitest';
import { MODEL_REMARKS } from '../packages/api/src/compute/model-remarks.ts';
import { stageWords } from '../packages/api/src/compute/model-stages.ts';
import { featureCategories } from '../packages/api/src/engines/embedded/feature-categories.ts';
import { IMPROVEMENT_CODES } from '../packages/api/src/engines/embedded/prompts/improvements.ts';
import { promptPacks } from '../packages/api/src/services/figurines/prompt-packs.ts';
import { promptPatterns } from '../packages/api/src/services/prompt-patterns.ts';
import { readExamples } from '../packages/image-engine/src/grammar/examples/read-examples.ts';
import { parsePrompt } from '../packages/image-engine/src/grammar/parse-prompt.ts';
import { blendSpoken } from '../packages/image-engine/src/grammar/words/blended-colours.ts';
import {
  COLOUR_NAMES,
  COMPOUND_COLOUR_NAMES,
} from '../packages/image-engine/src/grammar/words/colours.ts';
import { registry } from '../packages/image-engine/src/operations/registry.ts';
import { STAGE_WORDS } from '../packages/image-engine/src/picture/stages.ts';
import { describePlan } from '../packages/image-engine/src/plan/read-plan.ts';
import { REASONS, reasonValues } from '../packages/image-engine/src/plan/reasons.ts';
import { REMARK_CODES } from '../packages/image-engine/src/remark.ts';
import { engineVoice } from '../packages/widgets/src/core/engine/engine-voice.ts';
import { createFormats } from '../packages/widgets/src/locales/formats.ts';

// The widgets know of the engine what the API tells; here both are at hand.
const given = { imageCount: 3, isMarked: true };
const examples = readExamples('en');
const said = examples.filter(({ refused }) => !refused).map(({ prompt }) => prompt);
const steps = [...said, ...registry.map(({ example }) => example)].flatMap((prompt) =>
  describePlan(parsePrompt(prompt, given).plan),
);
/** Reasons that the examples of the grammar do not come to. */
const rarely = [
  'black and white, red filter',
  'side by side, the second one on the left',
  'white border only top and bottom',
  'a figurine of her with its box',
  'make it foggy, colours stay the same',
  'crop him from the waist up',
  'passport photo without cropping',
  'less snow please',
  'rule of thirds crop',
];
const left = [...examples.filter(({ refused }) => refused).map(({ prompt }) => prompt), ...rarely];
const reasons = left.flatMap((prompt) => parsePrompt(prompt).refused.map(({ reason }) => reason));
const wishes = new Set(registry.flatMap(({ example, related }) => [example, ...related]));
for (const { examples } of promptPatterns) wishes.add(examples[0]);
for (const prompt of left) for (const wish of parsePrompt(prompt).alternatives) wishes.add(wish);

it('has a machine word for every reason to leave a wish out', () => {
  expect(reasons.filter((reason) => !reasonValues(reason).reason)).toEqual([]);
});

describe.each(['ar', 'de', 'es', 'fr', 'ja', 'zh-Hans'])('what the engine says in %s', (tag) => {
  const loaded = import(`../packages/widgets/src/locales/engine/${tag}/index.ts`);
  const inPack = async () => (await loaded).engineWords(createFormats(tag));
  const missing = (names, table) => [...names].filter((name) => !Object.hasOwn(table, name));

  it('has words for every operation, colour, stage, remark, reason and wish', async () => {
    const words = await inPack();
    const ops = registry.map(({ op }) => op);
    expect(missing(ops, words.steps)).toEqual([]);
    expect(
      missing(
        [...COLOUR_NAMES, ...COMPOUND_COLOUR_NAMES].map((name) =>
          blendSpoken(name).replace('gray', 'grey'),
        ),
        words.colours,
      ),
    ).toEqual([]);
    expect(missing([...STAGE_WORDS, ...Object.values(stageWords)], words.stages)).toEqual([]);
    expect(missing([...REMARK_CODES, ...Object.keys(MODEL_REMARKS)], words.remarks)).toEqual([]);
    expect(
      missing(
        promptPacks.map(({ id }) => id),
        words.templates,
      ),
    ).toEqual([]);
    expect(
      missing(
        promptPacks.map(({ category }) => category),
        words.templateKinds,
      ),
    ).toEqual([]);
    expect(missing(Object.keys(REASONS), words.reasons)).toEqual([]);
    expect(missing(wishes, words.wishes)).toEqual([]);
    const { improvements, remarks } = words;
    expect(missing(IMPROVEMENT_CODES, { ...improvements, ...remarks })).toEqual([]);
    expect(
      missing(
        promptPatterns.map(({ name }) => name),
        words.patterns,
      ),
    ).toEqual([]);
  });

  it('has words for what its kinds of edit say and offer', async () => {
    const { editor } = await import(`../packages/widgets/src/locales/${tag}/editor.ts`);
    const texts = featureCategories.flatMap(({ description, suggestions }) => [
      description,
      ...suggestions,
    ]);
    expect(Object.keys(editor(createFormats(tag)).featureTexts).sort()).toEqual(texts.sort());
  });

  it('labels every step that people ask for', async () => {
    const voice = engineVoice(await inPack(), createFormats(tag));
    const unworded = steps.filter((step) => voice.step({ ...step, label: '∅' }).includes('∅'));
    expect(unworded).toEqual([]);
  });
});

it.each(['de', 'es', 'fr'])('understands the wishes that it offers in %s', async (tag) => {
  const { engineWords } = await import(`../packages/widgets/src/locales/engine/${tag}/index.ts`);
  const { wishes: own, unreadWishes } = engineWords(createFormats(tag));
  const { editor } = await import(`../packages/widgets/src/locales/${tag}/editor.ts`);
  const { featureTexts } = editor(createFormats(tag));
  const ideas = featureCategories.flatMap(({ suggestions }) => suggestions);
  const pairs = [...Object.entries(own), ...ideas.map((idea) => [idea, featureTexts[idea]])];
  const planOf = (wish) => {
    const { plan, refused } = parsePrompt(wish, given);
    const written = JSON.stringify(plan).replace(/Hallo|Hola|Bonjour/g, 'Hello');
    return { plan: JSON.parse(written), refused };
  };
  for (const [english, wish] of pairs.filter(([english]) => !unreadWishes.includes(english)))
    expect(planOf(wish), wish).toEqual(planOf(english));
});
