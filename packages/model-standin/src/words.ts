/** What a prompt asks the stand-in to do, such as `#finish:IMAGE_SAFETY`, `#slow:2` or `#cut`. */
export type Words = ReadonlyMap<string, string>;

const pattern = /#([a-z][a-z-]*)(?::([\w.]+))?/g;

/** Reads the words of a prompt with what stands behind their colon; the README has the table. */
function readWords(prompt: string): Words {
  return new Map([...prompt.matchAll(pattern)].map(([, word = '', value = '']) => [word, value]));
}

/** What a proxy says before a service that is down. */
export const badGateway = '<html><body><h1>502 Bad Gateway</h1></body></html>';

/**
 * Remembers who was failed already: with `#once` the first of two equal calls gets the words and
 * the second one none.
 */
export function createTurns(): (prompt: string) => Words {
  const failed = new Set<string>();
  return (prompt) => {
    const words = readWords(prompt);
    if (!words.has('once')) return words;
    if (failed.delete(prompt)) return new Map();
    failed.add(prompt);
    return words;
  };
}
