import { useCallback, useState } from 'react';

/** What a screen reader should hear next; the same words twice in a row are heard twice. */
export function useAnnouncer(): readonly [string, (text: string) => void] {
  const [message, setMessage] = useState('');
  const announce = useCallback((text: string) => {
    setMessage((current) => (current === text ? `${text}\u00a0` : text));
  }, []);
  return [message, announce];
}
