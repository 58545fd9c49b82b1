/** Words a minute that adults read silently: M. Brysbaert, "How many words do we read per minute?", 2019 (non-fiction: 238). */
const WORDS_PER_MINUTE = 238;

/** Seconds that a look at a picture takes. */
const SECONDS_PER_PICTURE = 10;

/** Minutes that reading an article's MDX text takes, at least 1. */
export function readingMinutes(text: string): number {
  const pictures = text.match(/<Figure\b/g)?.length ?? 0;
  const words = text
    .replace(/^(?:import|export)\b.*$/gm, '')
    // Of an element only what it says is read, not its attributes.
    .replace(/<[^>]*>/g, ' ')
    .match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu);
  const minutes = (words?.length ?? 0) / WORDS_PER_MINUTE + (pictures * SECONDS_PER_PICTURE) / 60;
  return Math.max(1, Math.round(minutes));
}
