import { LoaderCircle } from 'lucide-react';
import { useId } from 'react';
import {
  isQuoteFor,
  materials,
  printHeights,
  qualities,
  quantities,
} from '../../core/figurine/wishes.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from './Choice.tsx';
import { QuotePrice } from './QuotePrice.tsx';
import { StepFailure } from './StepFailure.tsx';
import type { FirstMaker } from './use-figurine.ts';
import { useMaker } from './use-maker.ts';

/** What a print costs: the choices keep their place, and the price says what it is for. */
export function QuoteCard({ maker: first }: { maker: FirstMaker }) {
  const maker = useMaker(first);
  const { words, state, dispatch, print } = maker;
  const { model, quote } = state;
  const choice = state.print;
  const isGetting = state.pending.quote !== undefined;
  const isCurrent = quote !== null && model !== null && isQuoteFor(quote, choice, model);
  const isOrdered = quote !== null && quote.status !== 'quoted';
  const set = (part: Partial<typeof choice>) => dispatch({ type: 'print', choice: part });
  return (
    <section part="card" className="nb-editor__card nb-quote" aria-labelledby="nb-figurine-quote">
      <h2 id="nb-figurine-quote" className="nb-figurine__title">
        {words.quoteTitle}
      </h2>
      <div className="nb-quote__body">
        <div className="nb-quote__choices">
          <Choice
            legend={words.quoteMaterial}
            options={materials.map((value) => {
              const { name, level, about } = words.quoteMaterials[value];
              return { value, label: `${name} (${level})`, about };
            })}
            value={choice.material}
            onChange={(material) => set({ material })}
          />
          <Choice
            legend={words.quoteQuality}
            options={qualities.map((value) => ({ value, label: words.quoteQualities[value] }))}
            value={choice.quality}
            onChange={(quality) => set({ quality })}
          />
          <Choice
            legend={words.quoteQuantity}
            options={quantities.map((value) => ({ value, label: value }))}
            value={choice.quantity}
            onChange={(quantity) => set({ quantity })}
          />
          <HeightField
            label={words.quoteHeight}
            unit={words.millimetres}
            value={choice.heightMm ?? Math.round((model?.sizeMm?.z ?? 80) * 10) / 10}
            onChange={(heightMm) => set({ heightMm })}
          />
          <Button
            look={quote ? 'line' : 'main'}
            className="nb-quote__get"
            aria-disabled={isGetting || undefined}
            icon={isGetting ? <LoaderCircle className="nb-spin" aria-hidden="true" /> : undefined}
            onClick={isGetting ? undefined : print.quote}
          >
            {isGetting ? words.quoteGetting : quote ? words.quoteUpdate : words.quoteGet}
          </Button>
          <StepFailure maker={maker} step="quote" />
        </div>
        {quote ? (
          <QuotePrice maker={maker} quote={quote} isCurrent={isCurrent || isOrdered} />
        ) : (
          <p className="nb-quote__empty">{words.quoteEmpty}</p>
        )}
      </div>
    </section>
  );
}

interface HeightFieldProps {
  label: string;
  unit: string;
  value: number;
  /** null: the model's own height. */
  onChange: (heightMm: number | null) => void;
}

function HeightField({ label, unit, value, onChange }: HeightFieldProps) {
  const id = useId();
  const { smallest, largest } = printHeights;
  return (
    <div className="nb-field nb-field--number">
      <label htmlFor={id}>{label}</label>
      <span className="nb-field__unit" data-unit={unit}>
        <input
          // What is typed is the visitor's until it is done; then it is put within the bounds.
          key={value}
          id={id}
          type="number"
          inputMode="decimal"
          min={smallest}
          max={largest}
          step="any"
          defaultValue={value}
          onBlur={({ target }) => {
            const typed = target.valueAsNumber;
            if (Number.isNaN(typed)) onChange(null);
            else if (typed !== value) onChange(Math.min(largest, Math.max(smallest, typed)));
            target.value = String(value);
          }}
        />
      </span>
    </div>
  );
}
