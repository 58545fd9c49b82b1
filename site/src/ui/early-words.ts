/**
 * Takes what was written into the page's fields before their part worked: nobody heard of that, and the part's first
 * change would empty them. Called when it works, before anything of it changes.
 */
export function takeEarlyWords(): void {
  for (const field of document.querySelectorAll('textarea'))
    if (field.value !== field.defaultValue) writeAgain(field);
}

function writeAgain(field: HTMLTextAreaElement): void {
  const words = field.value;
  // React hears of what differs from the value that was last set by its own property, which hides the native one.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
