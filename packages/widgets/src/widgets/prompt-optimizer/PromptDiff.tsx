import type { DiffPart } from '../../core/prompt-diff.ts';
import type { OptimizerWords } from '../../locales/en/optimizer.ts';

/**
 * Changed words, told apart without colours: what came in is underlined, what went out is struck through. Screen
 * readers that pass over both hear the words for it.
 */
export function PromptDiff({
  parts,
  words,
}: {
  parts: readonly DiffPart[];
  words: OptimizerWords;
}) {
  return parts.map(({ kind, text }, index) => {
    const key = `${index}-${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Tag = kind === 'added' ? 'ins' : 'del';
    return (
      <Tag key={key} className={`nb-diff nb-diff--${kind}`}>
        <span className="nb-visually-hidden">{` [${words[kind]}: `}</span>
        {text}
        <span className="nb-visually-hidden">] </span>
      </Tag>
    );
  });
}
