import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { TabList, TabPanel } from '../../ui/Tabs.tsx';
import { usePart } from '../../ui/use-part.ts';
import type { ImageEditorProps } from './types.ts';
import type { Editor } from './use-image-editor.ts';

const loadOptimizer = () =>
  import('../prompt-optimizer/OptimizerPanel.tsx').then((file) => file.OptimizerPanel);

interface EditorTabsProps extends Pick<ImageEditorProps, 'onError'> {
  editor: Editor;
  /** The first tab. */
  children: ReactNode;
}

/** The editor and the prompt optimizer, with one prompt. Both stay as they are while the other is on show. */
export function EditorTabs({ editor, onError, children }: EditorTabsProps) {
  const { words, parts, state, known, dispatch, tellPartFailed, fillPrompt } = editor;
  const { tab, setTab } = parts;
  const baseId = useId();
  const isWorking = tab === 'optimizer' && state.job.status === 'pending';
  const Optimizer = usePart(tab === 'optimizer', loadOptimizer, () => {
    setTab('editor');
    tellPartFailed();
  });
  return (
    <>
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
      <TabPanel className="nb-editor__tab" baseId={baseId} id="editor" selected={tab === 'editor'}>
        {children}
      </TabPanel>
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
    </>
  );
}

/** What goes on behind the other tab. */
const spinner = <LoaderCircle className="nb-spin" aria-hidden="true" />;
