import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import './search-field.css';

interface SearchFieldProps {
  /** What is searched, such as "Search examples"; also shown in the empty field. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters what is on the page while it is typed into. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search className="site-search-field site-needs-script">
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button
          type="button"
          className="site-icon-button"
          aria-label="Clear search"
          onClick={clear}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </search>
  );
}
