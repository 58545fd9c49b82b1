const PREFIX = 'https://story-';
/** Milliseconds after which what a story kept in the browser is rubbish. */
const STALE = 3_600_000;

let origin = newOrigin();

/** Where the server of the running story seems to be: what one story keeps in the browser is not for another. */
export function storyOrigin(): string {
  return origin;
}

/** Gives the story that begins an origin of its own, and throws away what old ones left. */
export async function renewOrigin(): Promise<void> {
  origin = newOrigin();
  // What others keep, which run beside this one, is younger.
  for (const { name = '' } of await indexedDB.databases()) {
    const at = Number(new RegExp(`${PREFIX}(\\d+)`).exec(name)?.[1]);
    if (at < Date.now() - STALE) indexedDB.deleteDatabase(name);
  }
}

function newOrigin(): string {
  return `${PREFIX}${Date.now()}-${crypto.randomUUID()}.test`;
}
