import { type CSSProperties, useId } from 'react';
import type { CommonWords } from '../locales/en/common.ts';

export interface MeterProps {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  words: Pick<CommonWords, 'percent'>;
}

/** A share in percent: its name, the figure and a bar. */
export function Meter({ label, value, words }: MeterProps) {
  const id = useId();
  const text = words.percent(Math.round(value));
  return (
    <span part="meter" className="nb-meter">
      <span className="nb-meter__label" id={id}>
        {label}
      </span>
      <span className="nb-meter__value">{text}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter looks different in every browser */}
      <span
        className="nb-meter__bar"
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(value)}
        aria-valuetext={text}
        style={{ '--nb-share': value / 100 } as CSSProperties}
      />
    </span>
  );
}
