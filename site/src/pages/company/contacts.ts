import { type ContactState, contactStates } from '../../content/company/outreach-strategy.ts';

const KEY = 'nano-banana-outreach';

const isState = (value: unknown): value is ContactState =>
  contactStates.some((state) => state === value);

/** How far each contact is, as this browser remembers it; empty where it remembers nothing. */
export function readContacts(): Record<string, ContactState> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(kept ?? {});
    return Object.fromEntries(
      entries.flatMap(([name, state]) => (isState(state) ? [[name, state]] : [])),
    );
  } catch {
    return {};
  }
}

/** Remembers it; without storage it lasts as long as the page. */
export function writeContacts(contacts: Record<string, ContactState>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(contacts));
  } catch {
    // Private windows may have no storage.
  }
}
