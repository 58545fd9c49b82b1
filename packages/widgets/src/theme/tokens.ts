/** A design token: a custom property that a host may set on a widget, or on anything around it. */
export interface Token {
  /** The custom property's name. */
  name: `--nb-${string}`;
  kind: 'colour' | 'radius' | 'shadow' | 'time' | 'easing';
  /** What it is for. */
  about: string;
}

/**
 * Every token of `tokens.css`, in its order; the page on tokens and the documentation are made from it, and a test
 * compares the two. A host sets one by a rule that follows the theme: `nano-banana-editor { --nb-banana: #8ad }`.
 */
export const tokens: readonly Token[] = [
  { name: '--nb-bg', kind: 'colour', about: 'The page behind the widget' },
  { name: '--nb-surface', kind: 'colour', about: 'Cards, sheets, toasts' },
  { name: '--nb-surface-2', kind: 'colour', about: 'Fields and quiet buttons on a card' },
  { name: '--nb-line', kind: 'colour', about: 'Hairlines, hovered quiet buttons' },
  { name: '--nb-line-2', kind: 'colour', about: 'Outlines of buttons and fields' },
  { name: '--nb-ink', kind: 'colour', about: 'Text; the ground of solid buttons' },
  { name: '--nb-ink-2', kind: 'colour', about: 'Secondary text' },
  { name: '--nb-ink-3', kind: 'colour', about: 'Hints and small print' },
  { name: '--nb-banana', kind: 'colour', about: 'The one main action, what is chosen' },
  { name: '--nb-banana-hover', kind: 'colour', about: 'The main action under the pointer' },
  { name: '--nb-banana-soft', kind: 'colour', about: 'Tinted grounds; the main action at rest' },
  { name: '--nb-on-banana', kind: 'colour', about: 'Text on the main action' },
  { name: '--nb-banana-text', kind: 'colour', about: 'Text in the brand’s colour' },
  { name: '--nb-hero', kind: 'colour', about: 'Large tinted areas' },
  { name: '--nb-leaf', kind: 'colour', about: 'Success: text and icons' },
  { name: '--nb-leaf-soft', kind: 'colour', about: 'Success: ground' },
  { name: '--nb-guava', kind: 'colour', about: 'Danger: text and icons' },
  { name: '--nb-guava-soft', kind: 'colour', about: 'Danger: ground' },
  { name: '--nb-sky', kind: 'colour', about: 'Information: icons' },
  { name: '--nb-sky-soft', kind: 'colour', about: 'Information: ground' },
  { name: '--nb-focus', kind: 'colour', about: 'The ring around what has the focus' },
  { name: '--nb-scrim', kind: 'colour', about: 'Behind dialogs' },
  { name: '--nb-radius-s', kind: 'radius', about: 'Thumbnails, small fields' },
  { name: '--nb-radius-m', kind: 'radius', about: 'Fields, notices' },
  { name: '--nb-radius-l', kind: 'radius', about: 'Stages, panels' },
  { name: '--nb-radius-xl', kind: 'radius', about: 'The card of a widget' },
  { name: '--nb-radius-pill', kind: 'radius', about: 'Buttons and chips' },
  { name: '--nb-shadow-card', kind: 'shadow', about: 'The card of a widget' },
  {
    name: '--nb-shadow-float',
    kind: 'shadow',
    about: 'What floats: toasts, tips, chosen segments',
  },
  { name: '--nb-fast', kind: 'time', about: 'Hover and press; 0 ms with reduced motion' },
  { name: '--nb-medium', kind: 'time', about: 'Opening and closing; 0 ms with reduced motion' },
  { name: '--nb-ease', kind: 'easing', about: 'The curve of both' },
];
