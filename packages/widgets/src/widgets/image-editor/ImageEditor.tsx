import { type ForwardedRef, forwardRef, useRef } from 'react';
import { Language, type LanguageProps } from '../../provider/Language.tsx';
import { useRootAttributes } from '../../provider/NanoBananaProvider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { EditorTabs } from './EditorTabs.tsx';
import { FeatureBar } from './FeatureBar.tsx';
import { GenerateBar } from './GenerateBar.tsx';
import { InputPanel } from './InputPanel.tsx';
import { ResultView } from './ResultView.tsx';
import { Sheets } from './Sheets.tsx';
import type { ImageEditorHandle, ImageEditorProps } from './types.ts';
import { useEditorHandle } from './use-editor-handle.ts';
import { useImageEditor } from './use-image-editor.ts';
import { useNarrow } from './use-narrow.ts';
import { usePaste } from './use-paste.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useVersionDrop } from './use-version-drop.ts';

/** Below this width (pixels) the editor is one column; the stylesheet has the same number. */
const ONE_COLUMN = 880;

/**
 * Edits pictures by words: pictures in, a wish, the edited picture out.
 * Needs `@nano-banana/widgets/styles.css` once on the page, or `image-editor.css` where no other widget is.
 *
 * @example
 * <ImageEditor apiBaseUrl="https://banana.example" onResult={({ url }) => save(url)} />
 */
export const ImageEditor = /* @__PURE__ */ forwardRef<ImageEditorHandle, ImageEditorProps>(
  function ImageEditor({ locale, words, ...props }, ref) {
    return (
      <Language locale={locale} words={words}>
        <EditorRoot {...props} handle={ref} />
      </Language>
    );
  },
);

interface RootProps extends Omit<ImageEditorProps, keyof LanguageProps> {
  handle: ForwardedRef<ImageEditorHandle>;
}

function EditorRoot({ handle, ...props }: RootProps) {
  const editor = useImageEditor(props);
  useEditorHandle(handle, editor, props.prompt ?? '');
  const attributes = useRootAttributes(props.theme);
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(root, ONE_COLUMN);
  const { words, parts } = editor;
  const add: typeof editor.pictures.add = (files) => {
    parts.setTab('editor');
    return editor.pictures.add(files);
  };
  // Judged by content in one place (core/picture.ts), for dropped, chosen and pasted files alike.
  const files = useFileDrop(add);
  usePaste(root, add);
  const keys = useShortcuts(editor);
  const drop = useVersionDrop(editor);

  const stage = (
    <ResultView
      key="stage"
      editor={editor}
      example={props.example}
      isDragActive={files.isActive}
      browse={files.browse}
    />
  );
  const body = (
    <>
      <FeatureBar editor={editor} />
      <div className="nb-editor__body">
        {narrow ? stage : null}
        <InputPanel key="panel" editor={editor} drop={drop} browse={files.browse} />
        <GenerateBar key="generate" editor={editor} narrow={narrow} />
        {narrow ? null : stage}
      </div>
    </>
  );
  return (
    <div
      ref={root}
      className="nb-editor"
      {...attributes}
      {...editor.ahead}
      {...keys}
      {...drop.area}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        {...files.zone}
        role="group"
        aria-label={words.editorLabel}
        part="card"
        className={classNames(
          'nb-editor__card',
          parts.tab === 'optimizer' && 'nb-editor__card--open',
          files.isActive && 'nb-editor__card--drag',
        )}
      >
        <input
          {...files.input}
          className="nb-visually-hidden"
          accept={acceptOf(editor.known?.imageTypes, editor.known?.imageExtensions)}
          aria-label={words.addFirst}
        />
        {props.promptOptimizer ? (
          <EditorTabs editor={editor} onError={props.onError}>
            {body}
          </EditorTabs>
        ) : (
          body
        )}
      </div>
      <Sheets editor={editor} />
      {editor.work ? <editor.work.SuccessRecording editor={editor} /> : null}
      <LiveRegion message={editor.announcement} />
      <Toasts
        toasts={editor.toasts}
        label={words.notifications}
        closeLabel={words.close}
        onDismiss={editor.dismiss}
      />
    </div>
  );
}

/** For the file picker only: `image/*` while the server's types are not known. */
function acceptOf(
  types: readonly string[] = ['image/*'],
  extensions: readonly string[] = [],
): string {
  return [...types, ...extensions].join(',');
}
