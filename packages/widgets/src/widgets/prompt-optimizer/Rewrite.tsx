import { Check, Copy } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { diffPrompt } from '../../core/prompt-diff.ts';
import { Button } from '../../ui/Button.tsx';
import { PromptDiff } from './PromptDiff.tsx';
import { useCopied } from './use-copied.ts';
import type { Optimizer } from './use-prompt-optimizer.ts';

interface RewriteProps {
  optimizer: Optimizer;
  /** The prompt that was rewritten. */
  source: string;
  rewrite: string;
}

/** The rewrite, with or without its changes, to be used or copied. */
export function Rewrite({ optimizer, source, rewrite }: RewriteProps) {
  const { words, asked, use } = optimizer;
  const id = useId();
  const [showsChanges, setShowsChanges] = useState(true);
  const parts = useMemo(() => diffPrompt(source, rewrite), [source, rewrite]);
  const same = source === rewrite;
  const inUse = asked === rewrite;
  return (
    <section className="nb-rewrite" aria-labelledby={id}>
      <div className="nb-rewrite__head">
        <h3 className="nb-label" id={id}>
          {words.rewriteLabel}
        </h3>
        {same ? null : (
          <label className="nb-switch">
            <input
              type="checkbox"
              checked={showsChanges}
              onChange={(event) => setShowsChanges(event.target.checked)}
            />
            {words.showChanges}
          </label>
        )}
      </div>
      <p className="nb-rewrite__text" dir="auto">
        {showsChanges && !same ? <PromptDiff parts={parts} words={words} /> : rewrite}
      </p>
      {asked === source || inUse ? null : (
        <p className="nb-fine nb-rewrite__stale">{words.rewriteOfEarlier}</p>
      )}
      <div className="nb-rewrite__actions">
        <Button
          look="solid"
          icon={inUse ? <Check aria-hidden="true" /> : undefined}
          aria-disabled={inUse || undefined}
          onClick={() => inUse || use(rewrite, 'rewrite')}
        >
          {inUse ? words.promptInUse : words.takePrompt}
        </Button>
        <CopyButton optimizer={optimizer} text={rewrite} />
      </div>
    </section>
  );
}

function CopyButton({ optimizer, text }: { optimizer: Optimizer; text: string }) {
  const { words, notify, announce } = optimizer;
  const { copied, copy } = useCopied();
  const click = async () => {
    try {
      await copy(text);
      announce(words.copied);
    } catch {
      notify({ tone: 'danger', title: words.copyPromptFailed });
      announce(words.copyPromptFailed);
    }
  };
  return (
    <Button
      icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={click}
    >
      {copied ? words.copied : words.copyPrompt}
    </Button>
  );
}
