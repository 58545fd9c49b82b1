/** Around the widget: nothing that a page inherits gets in, custom properties aside. */
const shell = `
:host { display: block; }
:host([hidden]) { display: none; }
.root {
  all: initial;
  display: block;
  direction: ltr;
  font-family: var(--nb-font, system-ui, sans-serif);
  overflow-wrap: break-word;
}
.shell { min-height: 96px; font-size: 16px; line-height: 24px; }
.failure {
  padding: 20px;
  border: 1px solid;
  border-radius: 20px;
  color: var(--nb-ink, #1b1812);
  background: var(--nb-surface, #fff);
}
.failure p { margin: 4px 0 12px; }
.failure button {
  min-height: 44px;
  padding: 0 20px;
  border: 0;
  border-radius: 999px;
  font: inherit;
  font-weight: 600;
  color: var(--nb-on-banana, #1b1812);
  background: var(--nb-banana, #ffd22e);
  cursor: pointer;
}
`;

// One sheet for each text, shared by all elements of the page; constructed ones pass a policy without 'unsafe-inline'.
const sheets = new Map<string, CSSStyleSheet>();
const roots = new Set<ShadowRoot>();
/** Styles of parts that were loaded when they were wanted. */
const later = new Set<CSSStyleSheet>();

function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Gives a shadow root its styles, and those that parts add later, until it is taken off. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  root.adoptedStyleSheets = [...[shell, ...styles].map(sheetOf), ...later];
  roots.add(root);
}

/** The element is gone from the page: it keeps what it has, and is not kept for what comes. */
export function forgetStyles(root: ShadowRoot): void {
  roots.delete(root);
}

/**
 * A part of a widget has arrived: its styles are for every widget on the page.
 * @public called by what the script tag's build adds to parts (scripts/late-styles.ts)
 */
export function addStyles(css: string): void {
  const sheet = sheetOf(css);
  if (later.has(sheet)) return;
  later.add(sheet);
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
