/**
 * The files of a paste that an editor may take. A paste into a text field stays the field's own as soon
 * as it carries text: copies from office programs hold a picture of the text beside the text.
 */
export function pastedFiles(event: ClipboardEvent): File[] {
  const data = event.clipboardData;
  if (!data || data.files.length === 0) return [];
  const intoText = isTextField(event.composedPath()[0]);
  return intoText && data.types.includes('text/plain') ? [] : [...data.files];
}

/** Looks at what the paste was aimed at rather than at the focused element: right in a shadow tree too. */
export function isTextField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, input, select, [role="textbox"]');
}
