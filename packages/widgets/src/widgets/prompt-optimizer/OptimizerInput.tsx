import { Lightbulb, LoaderCircle, WandSparkles } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Optimizer } from './use-prompt-optimizer.ts';

/** The prompt, and what can be done with it. */
export function OptimizerInput({ optimizer }: { optimizer: Optimizer }) {
  const { words, prompt, asked, limit, obstacle, promptField, setPrompt, optimize } = optimizer;
  const id = useId();
  const over = limit !== undefined && asked.length > limit;
  return (
    <div className="nb-optimizer__input">
      <label className="nb-label" htmlFor={id}>
        {words.optimizerPromptLabel}
      </label>
      <div part="prompt" className="nb-prompt">
        <textarea
          ref={promptField}
          id={id}
          className="nb-prompt__text"
          rows={4}
          // What is written decides; the hint reads as the words around it.
          dir={prompt ? 'auto' : undefined}
          placeholder={words.promptPlaceholder}
          value={prompt}
          aria-describedby={`${id}-count`}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            if (!obstacle) optimize();
          }}
        />
        <div className="nb-prompt__row">
          <span id={`${id}-count`} className={classNames('nb-count', over && 'nb-count--over')}>
            <bdi dir="ltr" aria-hidden="true">
              {limit ? `${asked.length} / ${limit}` : asked.length}
            </bdi>
            {limit ? (
              <span className="nb-visually-hidden">{words.promptCount(asked.length, limit)}</span>
            ) : null}
          </span>
        </div>
      </div>
      <Actions optimizer={optimizer} />
    </div>
  );
}

function Actions({ optimizer }: { optimizer: Optimizer }) {
  const { words, config, obstacle, optimization, optimize, cancelOptimize } = optimizer;
  const { suggestions, suggest } = optimizer;
  const button = useRef<HTMLButtonElement>(null);
  const optimizing = optimization.status === 'pending';
  const suggesting = suggestions.status === 'pending';
  return (
    <div className="nb-optimizer__actions">
      <div className="nb-optimizer__main">
        <Button
          ref={button}
          look="main"
          className="nb-generate__button"
          icon={optimizing ? spinner : <WandSparkles aria-hidden="true" />}
          reason={obstacle}
          aria-disabled={optimizing || undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => optimizing || optimize()}
        >
          {optimizing ? words.optimizing : words.optimize}
        </Button>
        {optimizing ? (
          <Button
            className="nb-generate__cancel"
            onClick={() => {
              cancelOptimize();
              button.current?.focus({ preventScroll: true });
            }}
          >
            {words.cancel}
          </Button>
        ) : null}
      </div>
      <Button
        icon={suggesting ? spinner : <Lightbulb aria-hidden="true" />}
        reason={obstacle}
        aria-disabled={suggesting || undefined}
        onClick={() => suggesting || suggest()}
      >
        {suggesting ? words.suggesting : words.suggest}
      </Button>
      <p className="nb-fine">{config ? words.engine(config.promptEngine.name) : '\u00a0'}</p>
    </div>
  );
}

const spinner = <LoaderCircle className="nb-spin" aria-hidden="true" />;
