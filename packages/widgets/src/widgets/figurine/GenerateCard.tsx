import { LoaderCircle, Sparkles, X } from 'lucide-react';
import { timingText } from '../../core/timing.ts';
import { Button } from '../../ui/Button.tsx';
import type { FirstMaker } from './use-figurine.ts';

/** The main action, what is known about its time, and the way out of it. */
export function GenerateCard({ maker }: { maker: FirstMaker }) {
  const { words, state, known, isGenerating, generation } = maker;
  const max = known?.limits.maxPromptLength ?? Number.POSITIVE_INFINITY;
  const isTooLong = state.customPrompt.trim().length > max;
  const isUseless = !state.photo || isTooLong;
  return (
    <section className="nb-figurine__part nb-figurine__go" aria-label={words.figurineGenerate}>
      <div className="nb-figurine__row">
        <Button
          look="main"
          className="nb-figurine__main"
          // Stays pressable without a photo: pressing it says what is missing.
          aria-disabled={isGenerating || isUseless || undefined}
          icon={
            isGenerating ? (
              <LoaderCircle className="nb-spin" aria-hidden="true" />
            ) : (
              <Sparkles aria-hidden="true" />
            )
          }
          onClick={isGenerating || isTooLong ? undefined : generation.generate}
        >
          {isGenerating ? words.figurineGenerating : words.figurineGenerate}
        </Button>
        {isGenerating ? (
          <Button
            className="nb-figurine__cancel"
            icon={<X aria-hidden="true" />}
            onClick={generation.cancel}
          >
            {words.cancel}
          </Button>
        ) : null}
      </div>
      {known ? (
        <p className="nb-fine">
          {known.engine.name}
          {known.engine.timing ? ` · ${timingText(known.engine.timing, words)}` : null}
        </p>
      ) : null}
    </section>
  );
}
