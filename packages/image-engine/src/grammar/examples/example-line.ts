import { findOperation } from '../../operations/registry.ts';
import { REASONS } from '../../plan/reasons.ts';
import { stepsOf } from './written-plan.ts';

/** What is asked, what it stands on, and what has to come of it. */
export interface Example {
  prompt: string;
  /** Something is marked on the picture. */
  isMarked: boolean;
  /** With each of these numbers of pictures the same comes of it. */
  imageCounts: readonly number[];
  /** The steps that are carried out, as `stepsOf` reads them; '' for none. */
  plan: string;
  /** What is left out: words of the visitor that are named, or the machine word of the reason for each refusal. */
  refused?: { words?: string; because?: readonly string[] };
  /** It only says what is to stay as it is, or is not to happen. */
  forgoes: boolean;
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };

const LINE = /^(?<prompt>\S(?:.*\S)?) {2,}=> +(?<rest>\S(?:.*\S)?)$/u;
const GIVEN = /^(?:(?<marked>marked)|(?<count>\w+) pictures?): +/;
const REFUSED = /(?:^| {2,})refused(?: because: (?<because>.+)|: (?<words>.+))?$/;

/** A prompt has its line breaks as `\n`. */
function promptOf(written: string): string {
  if (/\\(?!n)/.test(written)) throw new SyntaxError('only n means something behind a backslash');
  return written.replaceAll('\\n', '\n');
}

function refusedOf({ because, words }: Record<string, string | undefined>): Example['refused'] {
  const codes = because?.split(', ');
  const unknown = codes?.find((code) => !Object.hasOwn(REASONS, code));
  if (unknown) throw new SyntaxError(`there is no reason “${unknown}”`);
  return { ...(codes ? { because: codes } : {}), ...(words ? { words } : {}) };
}

function countsOf(said: string | undefined, isAlsoOfOne: boolean): number[] {
  if (!said) return isAlsoOfOne ? [1, 2] : [2];
  const count = COUNTS[said];
  if (!count) throw new SyntaxError(`“${said}” is no number of pictures`);
  return [count];
}

/**
 * The example that a line of a table has; `readExamples` says how it is written.
 * @throws SyntaxError that says what is wrong with it.
 */
export function exampleOf(line: string): Example {
  const { prompt = '', rest = '' } = LINE.exec(line)?.groups ?? {};
  if (!rest) throw new SyntaxError('no prompt, two blanks, arrow and what comes of it');
  const given = GIVEN.exec(rest);
  const outcome = rest.slice(given?.[0].length ?? 0);
  const refusal = REFUSED.exec(outcome);
  const isEmpty = outcome === 'nothing' || outcome === 'forgoes';
  const plan = isEmpty ? '' : outcome.slice(0, refusal?.index ?? outcome.length);
  const unknown = stepsOf(plan).find(({ op }) => !findOperation(op));
  if (unknown) throw new SyntaxError(`there is no operation “${unknown.op}”`);
  const isMarked = Boolean(given?.groups?.marked);
  return {
    prompt: promptOf(prompt),
    isMarked,
    imageCounts: countsOf(given?.groups?.count, isMarked || plan === ''),
    plan,
    ...(refusal ? { refused: refusedOf({ ...refusal.groups }) } : {}),
    forgoes: outcome === 'forgoes',
  };
}
