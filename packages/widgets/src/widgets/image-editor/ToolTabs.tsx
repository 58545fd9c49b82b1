import { LoaderCircle } from 'lucide-react';
import { flushSync } from 'react-dom';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { TabList } from '../../ui/Tabs.tsx';
import { usePart } from '../../ui/use-part.ts';
import type { ImageEditorProps } from './types.ts';
import type { Editor } from './use-image-editor.ts';

interface ToolTabsProps {
  editor: Editor;
  /** Same as the panels'. */
  baseId: string;
}

/** The editor or the prompt optimizer. */
export function ToolTabs({ editor, baseId }: ToolTabsProps) {
  const { words, parts, state } = editor;
  const { tab, setTab } = parts;
  const isWorking = tab === 'optimizer' && state.job.status === 'pending';
  return (
    <TabList
      className="nb-editor__tabs"
      baseId={baseId}
      label={words.toolsLabel}
      tabs={[
        { id: 'editor', label: words.editorTab, icon: isWorking ? spinner : undefined },
        { id: 'optimizer', label: words.optimizerTab },
      ]}
      selected={tab}
      onSelect={setTab}
    />
  );
}

/** What goes on behind the other tab. */
const spinner = <LoaderCircle className="nb-spin" aria-hidden="true" />;

const loadOptimizer = () =>
  import('../prompt-optimizer/OptimizerPanel.tsx').then((file) => file.OptimizerPanel);

/** The prompt optimizer, with the editor's prompt. */
export function OptimizerTab({
  editor,
  baseId,
  onError,
}: ToolTabsProps & Pick<ImageEditorProps, 'onError'>) {
  const { words, parts, state, known, dispatch, tellPartFailed, fillPrompt } = editor;
  const { tab, setTab } = parts;
  const Optimizer = usePart(tab === 'optimizer', loadOptimizer, () => {
    setTab('editor');
    tellPartFailed();
  });
  return (
    <TabPanel
      className="nb-editor__tab"
      baseId={baseId}
      id="optimizer"
      selected={tab === 'optimizer'}
    >
      {Optimizer ? (
        <Optimizer
          client={editor.client}
          config={known}
          prompt={state.prompt}
          onPromptChange={(prompt) => dispatch({ type: 'prompt', prompt })}
          onUsePrompt={(prompt, source) => {
            // The field can take the focus only when it is on show.
            flushSync(() => setTab('editor'));
            fillPrompt(prompt, source);
          }}
          onError={onError}
          featureCategory={known?.featureCategories.find(({ id }) => id === state.featureId)?.id}
          announce={editor.announce}
          notify={editor.notify}
        />
      ) : (
        <p className="nb-optimizer__loading">{words.loading}</p>
      )}
    </TabPanel>
  );
}
