import { RotateCw } from 'lucide-react';
import { PageIntro } from '../../ui/PageIntro.tsx';

/** What the service worker shows in place of a page while there is no connection. */
export function OfflinePage() {
  return (
    <PageIntro
      title="You are offline."
      lead="This page needs a connection. Pictures you have made stay where they are: load it again when you are back."
      actions={
        <button
          type="button"
          className="site-button site-button-ink"
          onClick={() => window.location.reload()}
        >
          Try again
          <RotateCw aria-hidden="true" />
        </button>
      }
    />
  );
}
