import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { useWork } from '../../ui/use-work.ts';
import type { ImageEditorProps } from './types.ts';
import type { Editor } from './use-image-editor.ts';

const loadTools = () => import('./ToolTabs.tsx');

interface EditorTabsProps extends Pick<ImageEditorProps, 'onError'> {
  editor: Editor;
  /** The first tab. */
  children: ReactNode;
}

/**
 * The editor and the prompt optimizer, with one prompt. Both stay as they are while the other is on show. Who has no
 * optimizer loads no tabs.
 */
export function EditorTabs({ editor, onError, children }: EditorTabsProps) {
  const { words, parts } = editor;
  const baseId = useId();
  const { work: tools, hasFailed, retry } = useWork(true, loadTools);
  return (
    <>
      {tools ? (
        <tools.ToolTabs editor={editor} baseId={baseId} />
      ) : hasFailed ? (
        <Notice
          urgent
          tone="danger"
          title={words.partFailed}
          action={<Button onClick={retry}>{words.retry}</Button>}
        />
      ) : (
        <ComingTabs names={[words.editorTab, words.optimizerTab]} />
      )}
      <TabPanel
        className="nb-editor__tab"
        baseId={baseId}
        id="editor"
        selected={parts.tab === 'editor'}
      >
        {children}
      </TabPanel>
      {tools ? <tools.OptimizerTab editor={editor} baseId={baseId} onError={onError} /> : null}
    </>
  );
}

/** In the place of the tabs and of their size, so that nothing moves when they come. */
function ComingTabs({ names }: { names: readonly string[] }) {
  return (
    <div
      className="nb-editor__tabs nb-editor__tabs--coming nb-tabs nb-tabs--box"
      aria-hidden="true"
    >
      {names.map((name) => (
        <span key={name} className="nb-tab">
          {name}
        </span>
      ))}
    </div>
  );
}
