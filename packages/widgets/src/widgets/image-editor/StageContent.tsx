import { GripVertical, ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Job } from '../../core/job.ts';
import type { Picture } from '../../core/picture.ts';
import type { Version } from '../../core/version.ts';
import type { EditorWords } from '../../locales/en/editor.ts';
import { Elapsed } from '../../ui/Elapsed.tsx';
import { useEngineVoice } from '../../ui/use-engine-voice.ts';
import type { Editor } from './use-image-editor.ts';
import { VersionCompare } from './VersionCompare.tsx';
import { beginDrag, endDrag } from './version-drag.ts';

interface StageContentProps {
  editor: Editor;
  /** Width / height of the picture to edit, once known. */
  onRatio: (ratio: number) => void;
}

/** On the stage: the chosen result, else the picture to edit; and what goes on above it. */
export function StageContent({ editor, onRatio }: StageContentProps) {
  const { state, words, selected } = editor;
  const { job } = state;
  const primary = state.pictures[0];
  return (
    <>
      {selected ? (
        <>
          <VersionCompare editor={editor} version={selected} />
          <VersionGrip version={selected} words={words} />
        </>
      ) : primary ? (
        <InputPicture key={primary.id} picture={primary} words={words} onRatio={onRatio} />
      ) : null}
      {job.status === 'pending' ? <Sweep job={job} editor={editor} /> : null}
    </>
  );
}

/** Takes the result to the pictures that go in. For the mouse alone: others have "Edit again". */
function VersionGrip({ version, words }: { version: Version; words: EditorWords }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a handle for the mouse, beside a button
    <span
      className="nb-stage__grip"
      title={words.dragResult}
      draggable
      onDragStart={(event) => beginDrag(event, version)}
      onDragEnd={endDrag}
    >
      <GripVertical aria-hidden="true" />
    </span>
  );
}

/** What is being done, how far it is, and for how long. */
function Sweep({ job, editor }: { job: Extract<Job, { status: 'pending' }>; editor: Editor }) {
  const { share, stage, startedAt } = job;
  const { words, known } = editor;
  const doing = useEngineVoice()?.stage(stage ?? '', known?.engine.abilities.operations);
  return (
    <div className="nb-sweep">
      <span className="nb-sweep__words">
        {doing ? <bdi>{`${doing}…`}</bdi> : words.generating}{' '}
        <Elapsed startedAt={startedAt} text={words.seconds} />
      </span>
      {share === undefined ? null : (
        <progress className="nb-sweep__share" value={share} aria-label={words.generating} />
      )}
    </div>
  );
}

interface InputPictureProps {
  picture: Picture;
  words: EditorWords;
  /** Width / height, once known. */
  onRatio: (ratio: number) => void;
}

function InputPicture({ picture, words, onRatio }: InputPictureProps) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <p className="nb-stage__broken">
        <ImageOff aria-hidden="true" />
        {words.brokenPictureDetail(picture.name)}
      </p>
    );
  }
  return (
    <img
      className="nb-stage__image"
      src={picture.url}
      alt={words.inputAlt(picture.name)}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalHeight > 0) onRatio(naturalWidth / naturalHeight);
      }}
      onError={() => setBroken(true)}
    />
  );
}
