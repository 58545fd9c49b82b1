import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Notice } from '../ui/Notice.tsx';
import { parts } from './parts.ts';
import './tokens-page.css';
import { type Token, tokens } from './tokens.ts';

/**
 * What a brand may change: the tokens as they are now in the chosen theme, what they look like when one is set, and
 * the parts that `::part()` reaches in the elements.
 */
const meta = { title: 'Theming', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj;

function Swatch({ name, kind }: Token) {
  return (
    <span
      className="tokens-page__swatch"
      data-kind={kind}
      style={{ '--shown': `var(${name})` } as React.CSSProperties}
      aria-hidden="true"
    />
  );
}

function shownValue(name: string, element: Element | null): string {
  return element ? getComputedStyle(element).getPropertyValue(name).trim() : '';
}

/** Every token with a live swatch. */
export const Tokens: Story = {
  render: () => (
    <table
      className="tokens-page"
      ref={(table) => {
        for (const cell of table?.querySelectorAll('[data-token]') ?? []) {
          cell.textContent = shownValue(cell.getAttribute('data-token') ?? '', cell);
        }
      }}
    >
      <thead>
        <tr>
          <th scope="col">Looks like</th>
          <th scope="col">Token</th>
          <th scope="col">What it is for</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name}>
            <td>
              <Swatch {...token} />
            </td>
            <th scope="row">
              <code>{token.name}</code>
            </th>
            <td>{token.about}</td>
            <td>
              <code data-token={token.name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    for (const cell of canvasElement.querySelectorAll('[data-token]')) {
      await expect(cell, cell.getAttribute('data-token') ?? '').not.toBeEmptyDOMElement();
    }
  },
};

/** A brand of its own by five tokens. */
export const Branded: Story = {
  render: () => (
    <div className="tokens-page__brand">
      <Button look="main">Generate</Button>
      <Button look="solid">Download</Button>
      <Button>Copy image</Button>
      <Chip>Make it warmer</Chip>
      <Notice tone="info" title="Set on anything around the widget">
        <p>Colours and corners follow in both themes.</p>
      </Notice>
    </div>
  ),
};

/** Every part by name. */
export const Parts: Story = {
  render: () => (
    <table className="tokens-page">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, about }) => (
          <tr key={name}>
            <th scope="row">
              <code>{`::part(${name})`}</code>
            </th>
            <td>{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
