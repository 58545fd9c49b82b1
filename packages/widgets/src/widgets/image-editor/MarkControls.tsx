import { type ReactNode, useId } from 'react';

interface SegmentProps {
  label: string;
  icon: ReactNode;
  checked: boolean;
  onSelect: () => void;
}

/** A radio button that looks like a segment; its fieldset keeps its kind together by the arrow keys. */
export function Segment({ label, icon, checked, onSelect }: SegmentProps) {
  return (
    <label className="nb-mark-bar__tool">
      <input type="radio" className="nb-visually-hidden" checked={checked} onChange={onSelect} />
      {icon}
      <span>{label}</span>
    </label>
  );
}

interface SliderProps {
  label: string;
  range: { smallest: number; largest: number; step: number };
  value: number;
  /** The value in words. */
  text: string;
  onChange: (value: number) => void;
}

/** A slider with its value beside it. */
export function Slider({ label, range, value, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <span className="nb-mark-bar__size">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={range.smallest}
        max={range.largest}
        step={range.step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output htmlFor={id}>{text}</output>
    </span>
  );
}
