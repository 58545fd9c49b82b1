/** Stands in a line until there is a place to take or the signal aborts. */
export function waitIn<Place>(line: Set<() => void>, take: () => Place, signal: AbortSignal) {
  return new Promise<Place>((resolve, reject) => {
    const admit = () => {
      leave();
      resolve(take());
    };
    const giveUp = () => {
      leave();
      reject(signal.reason);
    };
    const leave = () => {
      line.delete(admit);
      signal.removeEventListener('abort', giveUp);
    };
    line.add(admit);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
