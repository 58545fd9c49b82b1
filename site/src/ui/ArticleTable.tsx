import type { ComponentProps } from 'react';

/** A table that scrolls by itself where the page is narrower. */
export function ArticleTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className="site-prose-table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
