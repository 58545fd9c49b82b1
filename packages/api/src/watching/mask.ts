/** What must not be in a log, wherever it comes from, and what stands in its place. */
const masks: readonly [RegExp, string][] = [
  [/\bnb_[0-9a-f]{12}_[\w-]{43}/g, '{key}'],
  // Keys of Google, and of OpenAI and those who do as it does.
  [/\bAIza[\w-]{30,}/g, '{key}'],
  [/\bsk-[\w-]{16,}/g, '{key}'],
  [/\b(Bearer|Basic) +\S{8,}/gi, '$1 {secret}'],
  // User and password in the address of a database.
  [/(:\/\/)[^\s/@]{1,500}@/g, '$1{secret}@'],
  // The query of an address: signatures of S3, words of visitors.
  [/(:\/\/[^\s?#]{1,500})\?\S+/g, '$1?{query}'],
  [/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}\.\p{L}{2,}/gu, '{e-mail}'],
  // Ids of files and jobs are capabilities, also as the queue writes them; eight digits tell them apart.
  [/(?<![0-9a-z])([0-9a-f]{8})[0-9a-f]{24,}/gi, '$1…'],
  [/(?<![0-9a-z])([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '$1…'],
];

const ipv4 = /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\d)/g;
const group = '[0-9a-f]{1,4}';
const ipv6 = new RegExp(
  `(?<!\\w)(?:(?:${group}:){7}${group}|(?:${group}(?::${group}){0,6})?::(?:${group}(?::${group}){0,6})?)(?:/\\d{1,3})?(?![\\w:])`,
  'gi',
);

/** Takes keys, tokens, passwords, e-mail addresses and ids out of a text. */
export function mask(text: string): string {
  return masks.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);
}

/** Takes IP addresses out of a text. */
export function maskAddresses(text: string): string {
  return text.replace(ipv4, '{address}').replace(ipv6, '{address}');
}
