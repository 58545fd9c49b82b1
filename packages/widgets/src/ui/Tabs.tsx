import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { panelId, tabId } from './TabPanel.tsx';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  /** Shown beside the label; the words are for screen readers. */
  count?: { value: number; words: string } | undefined;
}

export interface TabListProps<Id extends string> {
  /** Same as the panels'. */
  baseId: string;
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** box: one of a few tools · line: parts of what stands below. */
  look?: 'box' | 'line';
  className?: string | undefined;
}

/** Tabs by the ARIA pattern: one stop for Tab, arrows, Home and End move and select, mirrored in right-to-left text. */
export function TabList<Id extends string>({
  baseId,
  label,
  tabs,
  selected,
  onSelect,
  look = 'box',
  className,
}: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = tabs.findIndex(({ id }) => id === selected);
    const to = target(event, from, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      part="tabs"
      className={classNames('nb-tabs', `nb-tabs--${look}`, className)}
      onKeyDown={move}
    >
      {tabs.map(({ id, label, icon, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(baseId, id)}
          part="tab"
          className="nb-tab"
          aria-selected={id === selected}
          aria-controls={panelId(baseId, id)}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {icon}
          {label}
          {count ? (
            <>
              <span className="nb-tab__count" aria-hidden="true">
                {count.value}
              </span>
              <span className="nb-visually-hidden">{count.words}</span>
            </>
          ) : null}
        </button>
      ))}
    </div>
  );
}

function target(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  from: number,
  count: number,
): number | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward) return (from + 1) % count;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return (from - 1 + count) % count;
  return undefined;
}
