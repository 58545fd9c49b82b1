import { useEffect, useRef, useState } from 'react';

/** Says the new page's title to screen readers; a first load says its own. */
export function RouteAnnouncer({ path }: { path: string }) {
  const [announced, setAnnounced] = useState('');
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    setAnnounced(document.title);
  }, [path]);

  return (
    <p className="site-visually-hidden" role="status">
      {announced}
    </p>
  );
}
