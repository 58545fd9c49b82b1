import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TabPanel } from './TabPanel.tsx';
import { TabList, type TabListProps } from './Tabs.tsx';

type Fruit = 'banana' | 'pear' | 'guava';

const tabs: TabListProps<Fruit>['tabs'] = [
  { id: 'banana', label: 'Banana', count: { value: 3, words: '3 pieces' } },
  { id: 'pear', label: 'Pear' },
  { id: 'guava', label: 'Guava', count: { value: 12, words: '12 pieces' } },
];

function Fruits({ look = 'box' }: { look?: 'box' | 'line' }) {
  const [selected, setSelected] = useState<Fruit>('banana');
  return (
    <>
      <TabList
        baseId="fruit"
        label="Fruit"
        look={look}
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
      />
      {tabs.map(({ id, label }) => (
        <TabPanel key={id} baseId="fruit" id={id} selected={selected === id}>
          All about {label}
        </TabPanel>
      ))}
    </>
  );
}

const meta = { title: 'Pieces/Tabs', component: Fruits } satisfies Meta<typeof Fruits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Box: Story = {
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.click(tab('Pear'));
    await expect(canvas.getByRole('tabpanel', { name: 'Pear' })).toHaveTextContent(
      'All about Pear',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Guava 12 pieces')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Banana 3 pieces')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{Home}{ArrowLeft}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('All about Guava');
    await userEvent.tab();
    await expect(tab('Guava 12 pieces')).not.toHaveFocus();
  },
};

export const Line: Story = { args: { look: 'line' } };
export const Dark: Story = { args: { look: 'line' }, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Banana 3 pieces' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Pear' })).toHaveFocus();
  },
};
