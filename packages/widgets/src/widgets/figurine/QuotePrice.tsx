import type { PrintJob } from '@nano-banana/client-sdk';
import { ExternalLink, PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { isValid } from '../../core/figurine/record.ts';
import { Button } from '../../ui/Button.tsx';
import { usePart } from '../../ui/use-part.ts';
import { amountText, dateText, moneyText } from './format.ts';
import { serverOf } from './server-of.ts';
import type { Maker } from './use-maker.ts';

const loadOrder = () => import('./OrderForm.tsx');

interface QuotePriceProps {
  maker: Maker;
  quote: PrintJob;
  /** For the choices as they are now. */
  isCurrent: boolean;
}

/** The price and what it is made of, and the way to an order. */
export function QuotePrice({ maker, quote, isCurrent }: QuotePriceProps) {
  const { words, tag } = maker;
  const { material, quality, quantity, heightMm, breakdown, currency } = quote;
  const isOrdered = quote.status !== 'quoted';
  const isOver = !isOrdered && !isValid(quote, Date.now());
  const what = words.quoteFor(
    quantity,
    words.quoteMaterials[material].name,
    words.quoteQualities[quality],
    words.inMillimetres(heightMm),
  );
  return (
    <div className="nb-price" data-outdated={!isCurrent || undefined}>
      <p className="nb-price__amount">{moneyText(quote, tag)}</p>
      <p className="nb-price__for">{what}</p>
      <p className="nb-price__days">
        <strong>{words.businessDays(quote.estimatedDays)}</strong>
        {isOrdered ? null : ` · ${words.quoteReadyBy(dateText(quote.estimatedDate, tag))}`}
      </p>
      <details className="nb-breakdown">
        <summary>{words.quoteBreakdown}</summary>
        <table>
          <tbody>
            {breakdown.map(({ item, amount }) => (
              <tr key={item}>
                <th scope="row">{words.quoteItems[item]}</th>
                <td>{amountText(amount, currency, tag)}</td>
              </tr>
            ))}
            <tr className="nb-breakdown__total">
              <th scope="row">{words.quoteTotal}</th>
              <td>{moneyText(quote, tag)}</td>
            </tr>
          </tbody>
        </table>
      </details>
      <p className="nb-fine">
        {isOver
          ? words.quoteExpired
          : isCurrent
            ? words.quoteValid(dateText(quote.validUntil, tag))
            : words.quoteOutdated}
      </p>
      <Order maker={maker} quote={quote} isOver={isOver} />
    </div>
  );
}

function Order({ maker, quote, isOver }: { maker: Maker; quote: PrintJob; isOver: boolean }) {
  const { words, state, client } = maker;
  const [isOpen, setOpen] = useState(false);
  const isOrdered = quote.status !== 'quoted';
  const form = usePart(isOpen && !isOrdered, loadOrder, () => {
    setOpen(false);
    maker.notify({ tone: 'danger', title: words.figurineLoadFailed });
  });
  if (isOpen && !isOrdered && form) {
    return <form.OrderForm maker={maker} quote={quote} onClose={() => setOpen(false)} />;
  }
  return (
    <>
      <Button
        look="main"
        className="nb-price__order"
        icon={isOrdered ? <PackageCheck aria-hidden="true" /> : undefined}
        aria-disabled={isOrdered || isOpen || undefined}
        reason={isOver ? words.quoteExpired : undefined}
        onClick={isOrdered ? undefined : () => setOpen(true)}
      >
        {isOrdered ? words.orderPlaced : words.order}
      </Button>
      {isOrdered ? (
        <div className="nb-price__placed">
          {/* The message of a real order says it itself. */}
          {quote.isDemo || !state.orderMessage ? <p>{words.orderTracking}</p> : null}
          {state.orderMessage ? (
            <p>
              <bdi>{state.orderMessage}</bdi>
            </p>
          ) : null}
          <a
            part="button button-line"
            className="nb-button nb-button--line"
            href={serverOf(client) + quote.statusUrl}
          >
            <ExternalLink aria-hidden="true" />
            {words.orderFollow}
          </a>
        </div>
      ) : null}
    </>
  );
}
