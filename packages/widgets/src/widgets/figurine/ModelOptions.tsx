import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { backs, bases, modelRanges } from '../../core/figurine/wishes.ts';
import { Choice } from './Choice.tsx';
import { NameField } from './NameField.tsx';
import type { Maker } from './use-maker.ts';

/** How the model should be. Folded away: the usual ones suit most figurines. */
export function ModelOptions({ maker }: { maker: Maker }) {
  const { words, state, dispatch } = maker;
  const { modelWish } = state;
  const set = (wish: Partial<typeof modelWish>) => dispatch({ type: 'model-wish', wish });
  return (
    <details className="nb-options">
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        {words.options}
        <span className="nb-fine">
          {words.inMillimetres(modelWish.heightMm)} · {words.optionBases[modelWish.base]}
        </span>
      </summary>
      <div className="nb-options__grid">
        <Range
          label={words.optionHeight}
          range={modelRanges.heightMm}
          value={modelWish.heightMm}
          text={words.inMillimetres(modelWish.heightMm)}
          onChange={(heightMm) => set({ heightMm })}
        />
        <Range
          label={words.optionDepth}
          range={modelRanges.depth}
          value={modelWish.depth}
          text={words.percent(Math.round(modelWish.depth * 100))}
          onChange={(depth) => set({ depth })}
        />
        <Range
          label={words.optionRelief}
          range={modelRanges.relief}
          value={modelWish.relief}
          text={words.inMillimetres(modelWish.relief)}
          onChange={(relief) => set({ relief })}
        />
        <Choice
          legend={words.optionBase}
          options={bases.map((value) => ({ value, label: words.optionBases[value] }))}
          value={modelWish.base}
          onChange={(base) => set({ base })}
        />
        <Choice
          legend={words.optionBack}
          options={backs.map((value) => ({ value, label: words.optionBacks[value] }))}
          value={modelWish.back}
          onChange={(back) => set({ back })}
        />
        <label className="nb-check">
          <input
            type="checkbox"
            checked={modelWish.hollow}
            onChange={({ target }) => set({ hollow: target.checked })}
          />
          {words.optionHollow}
        </label>
        <NameField words={words} wish={modelWish} onChange={(namePlate) => set({ namePlate })} />
      </div>
    </details>
  );
}

interface RangeProps {
  label: string;
  range: { smallest: number; largest: number; step: number };
  value: number;
  /** The value in words. */
  text: string;
  onChange: (value: number) => void;
}

function Range({ label, range, value, text, onChange }: RangeProps) {
  const id = useId();
  return (
    <div className="nb-range">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        min={range.smallest}
        max={range.largest}
        step={range.step}
        value={value}
        aria-valuetext={text}
        // Steps of a tenth are not exact in binary.
        onChange={({ target }) => onChange(Math.round(target.valueAsNumber * 100) / 100)}
      />
    </div>
  );
}
