import { useEffect, useRef, useState } from 'react';

/** Says the new page's title to screen readers; a first load says its own. */
export function RouteAnnouncer({ title }: { title: string }) {
  const [announced, setAnnounced] = useState('');
  const shown = useRef(title);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    setAnnounced(title);
  }, [title]);

  return (
    <p className="site-visually-hidden" role="status">
      {announced}
    </p>
  );
}
