import type { EngineWords } from '../../locales/engine/engine-words.ts';
import type { Formats } from '../../locales/formats.ts';
import { remarkText } from './remark-text.ts';
import type { EngineVoice } from './server-voice.ts';
import { stepText } from './step-text.ts';
import { Teller } from './teller.ts';

/** In a language that there are words for. */
export function engineVoice(words: EngineWords, formats: Formats): EngineVoice {
  const teller = new Teller(words, formats);
  const wishIn = own(words.wishes);
  const stageIn = own(words.stages);
  const stepIn = own(words.steps);
  return {
    step: (step) => stepText(step, teller),
    operation: (op, label) => stepIn(op) ?? label,
    message: ({ message, remarks, plan }) =>
      remarks ? joined(remarks.map((remark) => remarkText(remark, plan, teller))) : message,
    stage: (said, operations) => {
      const operation = operations?.find(({ label }) => label === said);
      return stageIn(said) ?? (operation && stepIn(operation.op)) ?? said;
    },
    template: (template) => {
      const { templates, templateKinds } = words;
      const said = own(templates)(template.id);
      if (!said) return template;
      const categoryLabel = own(templateKinds)(template.category) ?? template.categoryLabel;
      return { ...template, name: said[0], description: said[1], categoryLabel };
    },
    pattern: (name) => own(words.patterns)(name) ?? name,
    wish: (wish) => wishIn(wish) ?? wish,
    wishToAsk: (wish) => {
      const { unreadWishes: unread } = words;
      const isUnread = unread === 'all' || unread.some((each) => each === wish);
      return (isUnread ? undefined : wishIn(wish)) ?? wish;
    },
  };
}

/** As a text: a full stop of Chinese and Japanese has its space in it. */
function joined(sentences: readonly string[]): string {
  return sentences.join(' ').replaceAll('。 ', '。');
}

const own =
  <Said>(table: Readonly<Record<string, Said>>) =>
  (name: string): Said | undefined =>
    Object.hasOwn(table, name) ? table[name] : undefined;
