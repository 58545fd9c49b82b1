import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** What is seen instead of the label. */
  content?: ReactNode;
}

export interface RadioRowProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  /** undefined = none of them. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** segments: one of a few modes · swatches: colours · pills: short words. */
  look: 'segments' | 'swatches' | 'pills';
}

/** One of a few, as native radio buttons: one stop for Tab, arrow keys choose. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { label, options, value, onChange, look } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('nb-radios', `nb-radios--${look}`)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="nb-radio"
          title={option.content ? option.label : undefined}
        >
          <input
            type="radio"
            className="nb-visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.content ? option.label : undefined}
            onChange={() => onChange(option.value)}
          />
          {option.content ?? option.label}
        </label>
      ))}
    </div>
  );
}
