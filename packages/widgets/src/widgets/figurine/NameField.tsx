import { useId } from 'react';
import { longestName, type ModelWish, unfitSigns } from '../../core/figurine/wishes.ts';
import type { FigurineWords } from '../../locales/figurine.ts';

interface NameFieldProps {
  words: FigurineWords;
  wish: ModelWish;
  onChange: (namePlate: string) => void;
}

/** What is written on the front of the base. */
export function NameField({ words, wish, onChange }: NameFieldProps) {
  const id = useId();
  const hasBase = wish.base !== 'none';
  const unfit = hasBase ? unfitSigns(wish.namePlate) : [];
  const isUnfit = unfit.length > 0;
  return (
    <div className="nb-field">
      <label htmlFor={id}>
        {words.optionName} <span className="nb-fine">({words.styleOptional})</span>
      </label>
      <input
        id={id}
        type="text"
        dir={wish.namePlate ? 'auto' : undefined}
        autoComplete="off"
        maxLength={longestName}
        value={wish.namePlate}
        disabled={!hasBase}
        aria-invalid={isUnfit || undefined}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p
        id={`${id}-about`}
        className={isUnfit ? 'nb-fault' : 'nb-fine'}
        role={isUnfit ? 'alert' : undefined}
      >
        {isUnfit
          ? words.optionNameUnfit(unfit.join(' '))
          : hasBase
            ? words.optionNameAbout
            : words.optionNameNeedsBase}
      </p>
    </div>
  );
}
