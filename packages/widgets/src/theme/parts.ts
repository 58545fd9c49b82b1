/** A named part of a widget that a host’s `::part(name)` can style in the elements. */
export interface Part {
  name: string;
  about: string;
  /** How it is found in the markup. */
  selector: string;
}

/** Every part; the documentation is made from it, and a story looks for each. */
export const parts: readonly Part[] = [
  { name: 'root', about: 'The widget as a whole', selector: '.nb-editor' },
  { name: 'card', about: 'The card around the tools', selector: '.nb-editor__card' },
  { name: 'button', about: 'Every button with words', selector: '.nb-button' },
  { name: 'button-main', about: 'The one main action', selector: '.nb-button--main' },
  { name: 'button-solid', about: 'A strong second action', selector: '.nb-button--solid' },
  { name: 'button-line', about: 'An outlined button', selector: '.nb-button--line' },
  { name: 'icon-button', about: 'A round button with an icon', selector: '.nb-icon-button' },
  { name: 'chip', about: 'An idea that fills the prompt', selector: '.nb-chip' },
  { name: 'prompt', about: 'The field of a wish, with what is in it', selector: '.nb-prompt' },
  { name: 'thumbnail', about: 'A picture to edit', selector: '.nb-thumb' },
  { name: 'notice', about: 'A failure, warning or hint in its place', selector: '.nb-notice' },
  { name: 'toast', about: 'A notice that goes by itself', selector: '.nb-toast' },
  { name: 'sheet', about: 'A dialog of words', selector: '.nb-sheet' },
  { name: 'dialog', about: 'The full-screen picture', selector: '.nb-dialog' },
  { name: 'tabs', about: 'A row of tabs', selector: '.nb-tabs' },
  { name: 'tab', about: 'One tab', selector: '.nb-tab' },
  { name: 'meter', about: 'A share in percent', selector: '.nb-meter' },
  { name: 'compare', about: 'The before-and-after slider', selector: '.nb-compare' },
];
