/** A way in which files lie compressed beside themselves on disk; the one without is last. */
export interface StoredCoding {
  /** As in `Content-Encoding`; undefined for the file as it is. */
  name: 'br' | 'gzip' | undefined;
  /** What the file's name ends in besides. */
  suffix: string;
}

const stored: readonly StoredCoding[] = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/**
 * The codings that a client takes, the smallest first.
 * @param accepted The request's `Accept-Encoding`.
 */
export function takenCodings(accepted: string | undefined): readonly StoredCoding[] {
  const taken = stored.filter(({ name = '' }) => accepts(accepted, name));
  return [...taken, { name: undefined, suffix: '' }];
}

/** Whether a client takes a coding; one that it weighs with 0 it does not (RFC 9110, 12.5.3). */
export function accepts(header: string | undefined, coding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text));
  });
}
