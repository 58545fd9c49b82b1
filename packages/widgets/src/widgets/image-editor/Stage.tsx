import { GripVertical, ImageOff, ImagePlus } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { Job } from '../../core/job.ts';
import type { Picture } from '../../core/picture.ts';
import type { Version } from '../../core/version.ts';
import type { EditorWords } from '../../locales/en/editor.ts';
import { classNames } from '../../ui/class-names.ts';
import { Elapsed } from '../../ui/Elapsed.tsx';
import { EmptyStage } from './EmptyStage.tsx';
import type { ResultViewProps } from './ResultView.tsx';
import { VersionCompare } from './VersionCompare.tsx';
import { beginDrag, endDrag } from './version-drag.ts';

/** Shows the chosen result, else the picture to edit, else how to begin; and what goes on above it. */
export function Stage({ editor, example, isDragActive, browse }: ResultViewProps) {
  const { state, words, selected } = editor;
  const { job } = state;
  const primary = state.pictures[0];
  const [inputRatio, setInputRatio] = useState<number>();
  const ratio = selected ? selected.width / selected.height : primary ? inputRatio : undefined;
  return (
    <div
      ref={editor.setStage}
      className={classNames('nb-stage', !selected && !primary && 'nb-stage--empty')}
      style={{ '--nb-picture-ratio': ratio } as CSSProperties}
      aria-busy={job.status === 'pending'}
    >
      {selected ? (
        <>
          <VersionCompare editor={editor} version={selected} />
          <VersionGrip version={selected} words={words} />
        </>
      ) : primary ? (
        <InputPicture key={primary.id} picture={primary} words={words} onRatio={setInputRatio} />
      ) : (
        <EmptyStage editor={editor} example={example} browse={browse} />
      )}
      {job.status === 'pending' ? <Sweep job={job} words={words} /> : null}
      {isDragActive ? (
        <div className="nb-drop-cover">
          <ImagePlus aria-hidden="true" />
          {words.dropHere}
        </div>
      ) : null}
    </div>
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
function Sweep({ job, words }: { job: Extract<Job, { status: 'pending' }>; words: EditorWords }) {
  const { share, stage, startedAt } = job;
  return (
    <div className="nb-sweep">
      <span className="nb-sweep__words">
        {stage ? `${stage}…` : words.generating}{' '}
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
