import { operationOf } from '../../operations/registry.ts';
import { DEFINITE } from '../clauses/things-there.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import { FILLERS, PARTS } from '../words/lexicon.ts';
import type { Outcome } from './outcomes.ts';

/** "It's too dark": names a fault, and so asks for the opposite. */
function complains({ segment, steps }: Outcome): boolean {
  const isMended = steps.some(({ step }) =>
    /^(restore|denoise|straighten|whiteBalance|redEye|dehaze)$/.test(step.op),
  );
  const isTurned =
    steps.some(({ step }) => /^(rotate|flip)$/.test(step.op)) &&
    segment.tokens.some((t) => /^(is|its|came|was|are|were|looks|look)$/.test(t.text));
  return steps.length > 0 && (isMended || isTurned || segment.tokens.some((t) => t.text === 'too'));
}

/** "Fix that", "tone it down": after a complaint this says the same wish once more. */
function refersBack({ segment: { tokens } }: Outcome): boolean {
  const isMending = tokens.some((t) =>
    /^(remove|fix|fixed|correct|calm|tone|tame|bring|turn|help|sort|solve|handle|adjust|change|do|repair|improve|better|dial|clean|clear|cut|get|rescue|save|smooth|warm|cool|brighten|liven|neutralize|level|restore|recover)$/.test(
      t.text,
    ),
  );
  const onlyRefers = tokens.every(
    (t) =>
      FILLERS.has(t.text) ||
      /^(them|calm|remove|fix|fixed|repair|tame|sort|solve|handle|improve|better|down|up|back|out|bit|exposure|dial|issue|problem|clean|clear|rescue|save|smooth|neutralize|liven|restore|recover|cut|through|get|rid|off|halfway|way|notch|some)$/.test(
        t.text,
      ),
  );
  const isOfColours = tokens.some((t) => /^colors?$/.test(t.text));
  return isMending && onlyRefers && !isOfColours;
}

/** "Too much contrast, less please": says once more what the wish before it says. */
const REPEATS = /^(less|reduce|reducing|lower|lessen|decrease|tone|down|back|dial)$/;

function withoutRepeated(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter((outcome, i) => {
    const before = outcomes[i - 1];
    const { tokens } = outcome.segment;
    const isRepeat =
      outcome.steps.length === 0 &&
      tokens.some((t) => REPEATS.test(t.text)) &&
      tokens.every(
        (t) => REPEATS.test(t.text) || FILLERS.has(t.text) || INTENSITY_WORDS.has(t.text),
      );
    const isLess = before?.segment.tokens.some((t) => REPEATS.test(t.text) || t.text === 'too');
    return !(isRepeat && isLess && (before?.steps.length ?? 0) > 0);
  });
}

/** "Everything behind her is too bright, darken that": the wish is for what was complained of. */
function repeatsComplaint({ segment, steps, aim }: Outcome, before: Outcome | undefined): boolean {
  const isBlurred = before?.steps.some(({ step }) => step.op === 'backgroundBlur') ?? false;
  const isPointing = segment.tokens.some((t) => /^(it|that|this|them)$/.test(t.text));
  if (isBlurred && isPointing && !aim && steps.some(({ step }) => step.op === 'blur')) return true;
  // "My gloves are too dark, lighten them", with the gloves marked.
  const isOwnAim = aim !== null && !(aim.isPronoun && before?.aim?.on === 'marked');
  if (!before?.aim || isOwnAim || steps.length === 0 || !complains(before)) return false;
  return isPointing && steps.every(({ step }) => before.steps.some((b) => b.step.op === step.op));
}

/** "Straighten the photo" asks for it and tells of no fault that something could refer back to. */
const demands = ({ segment: { tokens } }: Outcome): boolean =>
  /^(straighten|level|denoise|restore|dehaze|fix|correct|repair|mend|clean|reduce)$/.test(
    tokens.find(({ text }) => !FILLERS.has(text))?.text ?? '',
  );

/**
 * "Remove this and straighten the photo": what is marked goes, where no fault was told before it; "this" is
 * also no fault that is to be mended, as "them" is in "fix the scratches, remove them".
 */
function isOfMarked({ segment, steps }: Outcome, before: readonly Outcome[]): boolean {
  const isThis = segment.tokens.some(({ text }) => /^(this|these)$/.test(text));
  return (
    steps.some(({ step }) => step.op === 'erase') &&
    !before.some((each) => complains(each) && !(isThis && demands(each)))
  );
}

/** "The sky is blown out, recover something": a word for old photographs says the same once more. */
const isRecovery = (outcome: Outcome, before: readonly Outcome[]): boolean =>
  outcome.steps.length === 1 &&
  outcome.steps[0]?.step.op === 'restore' &&
  refersBack(outcome) &&
  // "Remove the cast and restore the photo"
  !outcome.segment.tokens.some(({ text }) => /^(photo|picture|image|print|old)$/.test(text)) &&
  before.some((each) => complains(each) && each.steps.every(({ step }) => step.op !== 'restore'));

/** "Her skin looks orange, fix the white balance": the cast is what the balance takes away. */
function isCastMended({ segment, steps }: Outcome, outcomes: readonly Outcome[]): boolean {
  const isCast =
    steps.length === 0 &&
    segment.tokens.some((t) => /^(yellow|orange|red|green|blue|pink|purple)$/.test(t.text)) &&
    segment.tokens.some((t) => t.text === 'too');
  return isCast && outcomes.some((o) => o.steps.some(({ step }) => step.op === 'whiteBalance'));
}

/** A clause that tells how a thing in the picture is, which was refused: "the dress is too dark". */
function isAboutPart({ segment: { tokens }, steps, refused }: Outcome): boolean {
  const isTold = tokens.some((t) => /^(is|are|was|looks|look|seems)$/.test(t.text));
  // "Number plate is visible"
  const isSeen = tokens.some((t) => /^(visible|readable|legible|showing|shows)$/.test(t.text));
  // "The bride is my cousin": who she is, and no fault.
  const isWho = tokens.some(
    ({ text }, i) =>
      /^(is|are|was|were)$/.test(text) &&
      /^(my|our|his|her|their|called|named|from|in|at|on)$/.test(tokens[i + 1]?.text ?? ''),
  );
  return (
    steps.length === 0 &&
    refused.length > 0 &&
    !isWho &&
    (DEFINITE.test(tokens[0]?.text ?? '') ||
      PARTS.has(tokens[0]?.text ?? '') ||
      /^(he|she|they|i|we)$/.test(tokens[0]?.text ?? '') ||
      isSeen) &&
    (isTold || isSeen || tokens.some((t) => t.text === 'too'))
  );
}

/** "The dress is too dark, brighten it": who cannot change the dress does not change the whole picture instead. */
function withPartsRefused(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.map((outcome, i) => {
    const before = outcomes[i - 1];
    const { segment, steps, aim } = outcome;
    const isPointing = segment.tokens.some((t) => /^(it|that|them)$/.test(t.text));
    const isWhole = steps.every(
      ({ step }) =>
        (operationOf(step).stage === 'tone' || /^(enhance|blur)$/.test(step.op)) &&
        // "Her eyes are closed, make it black and white" mends nothing of them.
        !/^(grayscale|sepia|duotone|vintage|tint|cinematic|invert|posterise|vignette)$/.test(
          step.op,
        ) &&
        // "The shoes are too dark, lighten them": they are not who the picture is of.
        (!step.on || aim?.isPronoun),
    );
    if (!before || !isAboutPart(before) || !isPointing || steps.length === 0 || !isWhole)
      return outcome;
    if (aim && !aim.isPronoun) return outcome;
    const refused = before.refused.map((each) => ({ ...each, tokens: segment.tokens }));
    return { ...outcome, steps: [], refused };
  });
}

/** Leaves out clauses that only refer back to a complaint, as long as there is one. */
export function withoutBackReferences(said: readonly Outcome[], isMarked: boolean): Outcome[] {
  const outcomes = withPartsRefused(withoutRepeated(said));
  if (!outcomes.some(complains)) return [...outcomes];
  return outcomes.filter(
    (outcome, i) =>
      !isRecovery(outcome, outcomes.slice(0, i)) &&
      !repeatsComplaint(outcome, outcomes[i - 1]) &&
      !isCastMended(outcome, outcomes) &&
      (complains(outcome) ||
        !refersBack(outcome) ||
        (isMarked && isOfMarked(outcome, outcomes.slice(0, i)))),
  );
}
