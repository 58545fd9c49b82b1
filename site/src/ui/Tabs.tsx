import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '../navigation/router.tsx';
import './tabs.css';

export interface Tab {
  /** The address's `#id` opens this tab. */
  id: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab[];
}

/** Parts of a page of which one is shown; all of them without scripts. The arrow keys go round the tabs. */
export function Tabs({ label, tabs }: TabsProps) {
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  useAddressedTab(tabs, setChosen);

  const choose = (id: string) => {
    setChosen(id);
    // Not a navigation: the page stays where it is, and Back leaves it.
    window.history.replaceState(window.history.state, '', `#${id}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(
      event.key,
      tabs.findIndex(({ id }) => id === chosen),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${tab.id}"]`)?.focus();
  };

  return (
    <div className="site-tabs">
      <div className="site-tab-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={id}
          className="site-tab-panel"
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          hidden={id !== chosen}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** Opens the tab that the address names, or the one that holds what the address names. */
function useAddressedTab(tabs: readonly Tab[], open: (id: string) => void): void {
  const { hash } = useLocation();
  const ids = tabs.map(({ id }) => id).join(' ');
  useLayoutEffect(() => {
    const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    const panel = target?.closest('[role="tabpanel"]');
    if (!target || !panel || !ids.split(' ').includes(panel.id)) return;
    open(panel.id);
    panel.removeAttribute('hidden');
    target.scrollIntoView({ behavior: 'instant' });
  }, [hash, ids, open]);
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}
