import { type ReactNode, useId } from 'react';

interface ChoiceProps<Value extends string | number> {
  legend: string;
  options: readonly { value: Value; label: ReactNode; about?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="nb-choice">
      <legend>{legend}</legend>
      <div className="nb-choice__options">
        {options.map((option) => (
          <label key={option.value} className="nb-choice__option">
            <input
              type="radio"
              className="nb-visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="nb-choice__label">{option.label}</span>
            {option.about ? <span className="nb-choice__about">{option.about}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
