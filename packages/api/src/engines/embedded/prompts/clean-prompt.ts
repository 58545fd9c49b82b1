/**
 * What terminals colour text with, control characters, marks that turn the direction of writing, what breaks a
 * word unseen (soft hyphens, blanks of no width), and what stands for a broken character.
 */
const meaningless =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /\u001b\[[\d;]*[A-Za-z]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffd]/g;

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
