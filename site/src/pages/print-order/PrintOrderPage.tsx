import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check } from 'lucide-react';
import { figurinePath } from '../../content/navigation.ts';
import { Link, useLocation } from '../../navigation/router.tsx';
import { Queries } from '../../query/Queries.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { orderIdOf, orderSteps, type PrintOrder } from './print-order.ts';
import './print-order.css';

/** Milliseconds between two looks: an order moves on by days. */
const INTERVAL = 60_000;

/** Where a print is. Whoever has the link may look: the order's id behind the # is the key to it. */
export function PrintOrderPage() {
  return (
    <Queries>
      <ShownOrder />
    </Queries>
  );
}

function ShownOrder() {
  const id = orderIdOf(useLocation().hash);
  const { data, error, isLoading, refetch } = useQuery<PrintOrder>({
    queryKey: ['/api/print-jobs', id],
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'delivered' ? false : INTERVAL),
  });
  return (
    <>
      <PageIntro title="Your print" lead="Where it is, from the order to your door." />
      <section className="site-wrap">
        <div className="site-order">
          {data ? (
            <Order order={data} />
          ) : isLoading ? (
            <p className="site-lead" role="status">
              Looking it up…
            </p>
          ) : (
            <Missing
              isUnknown={id === null || /^4/.test(error?.message ?? '')}
              onRetry={() => refetch()}
            />
          )}
        </div>
      </section>
    </>
  );
}

function Order({ order }: { order: PrintOrder }) {
  const reached = orderSteps.findIndex(({ status }) => status === order.status);
  return (
    <>
      {order.isDemo ? (
        <p className="site-order-demo">
          <strong>This is a demo order.</strong> Nothing is charged and nothing is sent, so it stays
          where it is.
        </p>
      ) : null}
      <ol className="site-order-steps">
        {orderSteps.map(({ status, label, text }, index) => (
          <li
            key={status}
            data-reached={index <= reached}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className="site-order-mark" aria-hidden="true">
              {index <= reached ? <Check /> : null}
            </span>
            <div>
              <strong>{label}</strong>
              {index === reached ? <p>{text}</p> : null}
            </div>
          </li>
        ))}
      </ol>
      <Facts order={order} />
    </>
  );
}

function Facts({ order }: { order: PrintOrder }) {
  const { quantity, material, quality, heightMm, estimatedDays, orderedAt, trackingUrl } = order;
  const price = new Intl.NumberFormat(undefined, { style: 'currency', currency: order.currency });
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  const name = material === 'pla' ? 'PLA' : material;
  const facts: readonly [string, string][] = [
    ['What', `${quantity} × ${name}, ${quality}, ${Math.round(heightMm * 10) / 10}\u00a0mm`],
    ['Price', price.format(order.estimatedPrice)],
    ['Workshop', `${estimatedDays} business ${estimatedDays === 1 ? 'day' : 'days'}`],
    orderedAt
      ? ['Ordered', date.format(new Date(orderedAt))]
      : ['Price valid until', date.format(new Date(`${order.validUntil}T12:00:00`))],
  ];
  return (
    <>
      <dl className="site-order-facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {trackingUrl ? (
        <a className="site-button site-button-ink" href={trackingUrl} rel="noreferrer">
          Track the parcel
          <ArrowRight aria-hidden="true" />
        </a>
      ) : null}
    </>
  );
}

function Missing({ isUnknown, onRetry }: { isUnknown: boolean; onRetry: () => void }) {
  return (
    <div role="alert">
      <p className="site-lead">
        {isUnknown
          ? 'There is no order at this address. The link must be complete, with everything behind the #.'
          : 'The order could not be looked up: the connection may be gone.'}
      </p>
      {isUnknown ? (
        <Link className="site-button site-button-ink" to={figurinePath}>
          Make a figurine
        </Link>
      ) : (
        <button type="button" className="site-button site-button-ink" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
