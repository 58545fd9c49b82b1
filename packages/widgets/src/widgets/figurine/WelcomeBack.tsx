import { refusal } from '../../provider/use-config.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FirstMaker } from './use-figurine.ts';

/** What of an earlier visit is gone, or could not be looked up; and what stands between the widget and its server. */
export function WelcomeBack({ maker }: { maker: FirstMaker }) {
  const { words, state, restoring, config, retry, work } = maker;
  const names = {
    figurine: words.figurineGoneFigurine,
    model: words.figurineGoneModel,
    quote: words.figurineGoneQuote,
  };
  return (
    <>
      {config.status === 'failed' ? (
        <Notice
          tone="danger"
          title={refusal(config, words) ?? words.figurineConfigFailed}
          action={<Button onClick={retry}>{words.retry}</Button>}
          urgent
        />
      ) : null}
      {work.hasFailed ? (
        <Notice
          tone="danger"
          title={words.figurineLoadFailed}
          action={<Button onClick={work.retry}>{words.retry}</Button>}
          urgent
        />
      ) : null}
      {restoring.status === 'failed' ? (
        <Notice
          tone="warning"
          title={words.figurineRestoreFailed}
          action={<Button onClick={restoring.retry}>{words.retry}</Button>}
        />
      ) : null}
      {state.gone ? <Notice tone="info" title={words.figurineGone(names[state.gone])} /> : null}
    </>
  );
}
