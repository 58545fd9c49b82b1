import { useId } from 'react';

interface NumberFieldProps {
  label: string;
  /** Tells fields of one label apart, for screen readers. */
  of?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number that a calculation starts from; what is no number leaves it as it was. */
export function NumberField({ label, of, value, min, max, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="site-number">
      <label htmlFor={id}>
        {label}
        {of && <span className="site-visually-hidden">: {of}</span>}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => {
          const next = target.valueAsNumber;
          if (Number.isFinite(next)) onChange(Math.min(max, Math.max(min, next)));
        }}
      />
    </div>
  );
}
