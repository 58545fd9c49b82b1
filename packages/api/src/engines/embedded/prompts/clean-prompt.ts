/** Control characters, marks that turn the direction of writing, and the byte order mark. */
const meaningless =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;

/**
 * Makes text of what came over the wire: well-formed, in composed characters, without control
 * characters, and with single blanks and line breaks. Joiners stay: emoji and some scripts need
 * them. Cleaning twice is cleaning once.
 */
export function cleanPrompt(text: string): string {
  return text
    .toWellFormed()
    .replace(meaningless, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?(\n ?)+/g, '\n')
    .trim();
}
