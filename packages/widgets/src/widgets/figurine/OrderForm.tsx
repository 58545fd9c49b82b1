import type { PrintJob } from '@nano-banana/client-sdk';
import { ChevronDown, LoaderCircle } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type AddressDraft,
  addressFaults,
  addressLimits,
  demoAddress,
  emptyAddress,
  optionalFields,
} from '../../core/figurine/address.ts';
import { countries } from '../../core/figurine/countries.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { moneyText } from './format.ts';
import { StepFailure } from './StepFailure.tsx';
import type { Maker } from './use-maker.ts';

type Field = keyof AddressDraft;

/** The fields in order, with what browsers fill in. */
const fields: readonly { field: Field; autoComplete: string; type?: string; isShort?: boolean }[] =
  [
    { field: 'name', autoComplete: 'name' },
    { field: 'email', autoComplete: 'email', type: 'email' },
    { field: 'line1', autoComplete: 'address-line1' },
    { field: 'line2', autoComplete: 'address-line2' },
    { field: 'city', autoComplete: 'address-level2' },
    { field: 'region', autoComplete: 'address-level1', isShort: true },
    { field: 'postalCode', autoComplete: 'postal-code', isShort: true },
    { field: 'country', autoComplete: 'country' },
  ];

interface OrderFormProps {
  maker: Maker;
  quote: PrintJob;
  onClose: () => void;
}

/** Where the print goes. */
export function OrderForm({ maker, quote, onClose }: OrderFormProps) {
  const { words, tag, state, print } = maker;
  const [draft, setDraft] = useState<AddressDraft>(quote.isDemo ? demoAddress : emptyAddress);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = isTried ? addressFaults(draft) : {};
  const isOrdering = state.pending.order !== undefined;
  const price = moneyText(quote, tag);

  // The keyboard goes on in the form that it opened.
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [wrong] = Object.keys(addressFaults(draft));
    if (wrong) {
      const control = form.current?.elements.namedItem(wrong);
      return control instanceof HTMLElement ? control.focus() : undefined;
    }
    if (!isOrdering) print.order(draft);
  };
  const labels: Record<Field, string> = {
    name: words.orderName,
    email: words.orderEmail,
    line1: words.orderLine1,
    line2: words.orderLine2,
    city: words.orderCity,
    region: words.orderRegion,
    postalCode: words.orderPostalCode,
    country: words.orderCountry,
  };
  return (
    <form
      ref={form}
      className="nb-order"
      noValidate
      aria-label={words.orderTitle}
      onSubmit={submit}
    >
      <h3>{words.orderTitle}</h3>
      <Notice
        tone={quote.isDemo ? 'info' : 'warning'}
        title={quote.isDemo ? words.orderDemo : words.orderReal}
      />
      <div className="nb-order__fields">
        {fields.map(({ field, ...rest }) => (
          <AddressField
            key={field}
            {...rest}
            name={field}
            label={labels[field]}
            tag={tag}
            hint={optionalFields.includes(field) ? words.styleOptional : undefined}
            value={draft[field]}
            onChange={(value) => setDraft({ ...draft, [field]: value })}
            fault={
              faults[field] === 'email'
                ? words.orderEmailWrong
                : faults[field] && words.orderRequired(labels[field])
            }
          />
        ))}
      </div>
      <StepFailure maker={maker} step="order" />
      <div className="nb-figurine__row">
        <Button
          look="main"
          type="submit"
          className="nb-figurine__main"
          aria-disabled={isOrdering || undefined}
          icon={isOrdering ? <LoaderCircle className="nb-spin" aria-hidden="true" /> : undefined}
        >
          {isOrdering
            ? words.ordering
            : quote.isDemo
              ? words.orderPlaceDemo(price)
              : words.orderPlace(price)}
        </Button>
        <Button className="nb-figurine__cancel" onClick={onClose}>
          {words.orderBack}
        </Button>
      </div>
    </form>
  );
}

interface AddressFieldProps {
  name: Field;
  label: string;
  /** Language tag (BCP 47) of the countries' names. */
  tag: string;
  hint: string | undefined;
  value: string;
  onChange: (value: string) => void;
  autoComplete: string;
  type?: string;
  isShort?: boolean;
  fault: string | undefined;
}

function AddressField(props: AddressFieldProps) {
  const { name, label, tag, hint, value, onChange, autoComplete, type, isShort, fault } = props;
  const id = useId();
  const shared = {
    id,
    name,
    value,
    autoComplete,
    required: !hint,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className="nb-field" data-short={isShort || undefined}>
      <label htmlFor={id}>
        {label} {hint ? <span className="nb-fine">({hint})</span> : null}
      </label>
      {name === 'country' ? (
        <span className="nb-field__select">
          <select {...shared}>
            <option value="" />
            {countries(tag).map(({ code, name: country }) => (
              <option key={code} value={code}>
                {country}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      ) : (
        <input {...shared} type={type ?? 'text'} maxLength={addressLimits[name]} />
      )}
      {fault ? (
        <p id={`${id}-fault`} className="nb-fault">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
