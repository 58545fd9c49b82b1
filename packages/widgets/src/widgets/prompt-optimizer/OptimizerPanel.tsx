import { useId } from 'react';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { type Tab, TabList } from '../../ui/Tabs.tsx';
import { OptimizationTab } from './OptimizationTab.tsx';
import { OptimizerInput } from './OptimizerInput.tsx';
import { SuggestionsTab } from './SuggestionsTab.tsx';
import { TrendingTab } from './TrendingTab.tsx';
import {
  type Optimizer,
  type OptimizerPanelProps,
  type OptimizerTab,
  usePromptOptimizer,
} from './use-prompt-optimizer.ts';

/** The optimizer inside a card: the prompt on one side, what comes of it on the other. */
export function OptimizerPanel(props: OptimizerPanelProps) {
  const optimizer = usePromptOptimizer(props);
  const { words, tab, setTab } = optimizer;
  const baseId = useId();
  const panel = (id: OptimizerTab) => ({
    baseId,
    id,
    selected: tab === id,
    className: 'nb-optimizer__panel',
  });
  return (
    <div className="nb-optimizer" {...optimizer.work.ahead}>
      <OptimizerInput optimizer={optimizer} />
      <div className="nb-optimizer__answers">
        <TabList
          look="line"
          baseId={baseId}
          label={words.optimizerAnswersLabel}
          tabs={tabsOf(optimizer)}
          selected={tab}
          onSelect={setTab}
        />
        <TabPanel {...panel('optimization')}>
          <OptimizationTab optimizer={optimizer} />
        </TabPanel>
        <TabPanel {...panel('suggestions')}>
          <SuggestionsTab optimizer={optimizer} />
        </TabPanel>
        <TabPanel {...panel('trending')}>
          <TrendingTab optimizer={optimizer} />
        </TabPanel>
      </div>
    </div>
  );
}

/** Each with how much there is in it, as soon as that is known. */
function tabsOf({ words, optimization, suggestions, trending }: Optimizer): Tab<OptimizerTab>[] {
  const counted = (list: readonly unknown[] | undefined, say: (count: number) => string) =>
    list && { value: list.length, words: say(list.length) };
  return [
    {
      id: 'optimization',
      label: words.optimizationTab,
      count: counted(optimization.value?.improvements, words.improvementsCount),
    },
    {
      id: 'suggestions',
      label: words.suggestionsTab,
      count: counted(suggestions.value, words.suggestionsCount),
    },
    {
      id: 'trending',
      label: words.trendingTab,
      count: counted(trending.value, words.patternsCount),
    },
  ];
}
