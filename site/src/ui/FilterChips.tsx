import './filter-chips.css';

interface FilterOption<Id extends string> {
  id: Id;
  label: string;
  /** How many there are. */
  count: number;
}

interface FilterChipsProps<Id extends string> {
  /** What is chosen by, for screen readers. */
  label: string;
  options: readonly FilterOption<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** One choice of a few, each with the number of things it leaves. */
export function FilterChips<Id extends string>(props: FilterChipsProps<Id>) {
  const { label, options, value, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in all browsers.
    <div className="site-chips site-needs-script" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className="site-chip"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.label}
          <span className="site-chip-count">{option.count}</span>
        </button>
      ))}
    </div>
  );
}
