import type { ReactNode } from 'react';

export interface TabPanelProps {
  baseId: string;
  id: string;
  /** Hidden, but kept, while another is selected. */
  selected: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function TabPanel({ baseId, id, selected, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(baseId, id)}
      aria-labelledby={tabId(baseId, id)}
      hidden={!selected}
      className={className}
    >
      {children}
    </div>
  );
}

/** Of the tab to a panel. */
export const tabId = (baseId: string, id: string) => `${baseId}-tab-${id}`;
export const panelId = (baseId: string, id: string) => `${baseId}-panel-${id}`;
