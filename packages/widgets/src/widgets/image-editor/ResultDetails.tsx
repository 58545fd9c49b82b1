import type { Version } from '../../core/version.ts';
import { detailsWords } from '../../locales/en/details.ts';
import { useEngineVoice } from '../../ui/use-engine-voice.ts';
import { madeByText } from './engine-name.ts';
import { PlanChips } from './PlanChips.tsx';
import { useEditorWith } from './use-editor-with.ts';
import type { Editor } from './use-image-editor.ts';

/** What was asked, what was done and left out, by which engine and in which size. */
export function ResultDetails(props: { editor: Editor; version: Version }) {
  const { version } = props;
  const editor = useEditorWith(props.editor, detailsWords);
  const { words, known } = editor;
  const voice = useEngineVoice();
  return (
    <div className="nb-details">
      <p className="nb-details__prompt">
        <bdi>{version.prompt}</bdi>
      </p>
      <p className="nb-details__message">
        <bdi>{voice?.message(version)}</bdi>
      </p>
      {voice ? <PlanChips editor={editor} version={version} voice={voice} /> : null}
      <p className="nb-fine">
        <bdi dir="ltr">{words.pixels(version.width, version.height)}</bdi> ·{' '}
        {madeByText(version.engine, known, words)}
      </p>
    </div>
  );
}
