import type { Token } from '../words/tokens.ts';

const plainly = (text: string) => text.normalize('NFKD').replace(/[\p{M}'’-]/gu, '');

/** Ask somebody to do something, as German, Spanish and French begin it: the verb and who is asked. */
const ASKS: readonly (readonly [verb: RegExp, whom: RegExp])[] = [
  [/^(?:kannst|konntest|konnt|wurdest|magst)$/, /^(?:du|mir|mal|bitte|das|den|die|uns|ihr)$/],
  [/^(?:konnen|konnten|wurden)$/, /^(?:sie)$/],
  [/^(?:peux|pourrais|pouvez|pourriez)$/, /^(?:tu|vous|mettre|changer|enlever|rendre|faire)$/],
  [/^(?:peuxtu|pourraistu|pouvezvous|pourriezvous)$/, /./],
  [
    /^(?:puedes|podrias|podes)$/,
    /^(?:poner\w*|quitar\w*|cambiar\w*|hacer\w*|dejar\w*|borrar\w*|recortar\w*|aclarar\w*|arreglar\w*|anadir\w*|agregar\w*|me|por)$/,
  ],
];
/** Before these somebody asks what can be done, or on what it depends; or words are told that are to be written. */
const NO_STORY =
  /^(?:was|wie|welche[rsnm]?|wo|wann|ob|wenn|dass|falls|wer|warum|soweit|und|oder|aber|also|dann|bitte|hallo|hi|hey|schreib\w*|text|que|quoi|comment|quel\w*|ou|si|quand|et|mais|tu|vous|como|cual\w*|donde|cuando|y|o|pero|escrib\w*|ecri\w*|no|ne|nicht|lo|bonjour|hola|salut)$/;
const LEAST_WORDS = 3;

/** "Das Bild ist schief kannst du …": a wish begins where somebody is asked, though no sign stands before it. */
export function withAsksParted(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const [verb, next] = [token, tokens[i + 1]].map((each) => plainly(each?.text ?? ''));
    const isAsked = ASKS.some(([asks, whom]) => asks.test(verb ?? '') && whom.test(next ?? ''));
    if (!isAsked) return [token];
    const from = tokens.findLastIndex(({ kind }, k) => k < i && kind !== 'word') + 1;
    const told = tokens.slice(from, i).map(({ text }) => plainly(text));
    if (told.length < LEAST_WORDS || told.some((word) => NO_STORY.test(word))) return [token];
    const sign: Token = {
      ...{ kind: 'separator', text: ',', raw: '' },
      ...{ start: token.start, end: token.start },
    };
    return [sign, token];
  });
}
