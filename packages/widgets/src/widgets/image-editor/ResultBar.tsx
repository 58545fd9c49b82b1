import {
  Check,
  Copy,
  Download,
  LoaderCircle,
  Maximize,
  Share2,
  Undo2,
  WandSparkles,
} from 'lucide-react';
import { canCopyPictures } from '../../core/deliver.ts';
import type { Version } from '../../core/editor-state.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Editor } from './use-image-editor.ts';
import { VersionStrip } from './VersionStrip.tsx';

/** Under the picture: its versions, and what can be done with the one on the stage. */
export function ResultBar({ editor, onFullScreen }: { editor: Editor; onFullScreen: () => void }) {
  const { words, state, undo, selected } = editor;
  return (
    <div className="nb-bar">
      <VersionStrip editor={editor} />
      <div className="nb-bar__actions">
        <IconButton
          icon={<Undo2 />}
          label={words.undo}
          aria-disabled={state.history.length === 0 || undefined}
          onClick={undo}
        />
        {selected ? (
          <>
            <IconButton icon={<Maximize />} label={words.fullScreen} onClick={onFullScreen} />
            <VersionActions editor={editor} version={selected} />
          </>
        ) : null}
      </div>
    </div>
  );
}

function VersionActions({ editor, version }: { editor: Editor; version: Version }) {
  const { words, actions, state } = editor;
  const { run, busy, copiedId } = actions;
  const copied = copiedId === version.id;
  const pending = state.job.status === 'pending';
  return (
    <>
      <IconButton
        icon={copied ? <Check /> : <Copy />}
        label={copied ? words.copied : words.copy}
        reason={canCopyPictures() ? undefined : words.copyUnsupported}
        onClick={() => run('copy', version)}
      />
      <IconButton icon={<Share2 />} label={words.share} onClick={() => run('share', version)} />
      <Button
        look="line"
        icon={<WandSparkles aria-hidden="true" />}
        aria-label={words.editAgainFull}
        title={words.editAgainFull}
        aria-disabled={pending || undefined}
        onClick={() => pending || run('edit-again', version)}
      >
        {words.editAgain}
      </Button>
      <Button
        look="solid"
        icon={
          busy === 'download' ? (
            <LoaderCircle className="nb-spin" aria-hidden="true" />
          ) : (
            <Download aria-hidden="true" />
          )
        }
        aria-busy={busy === 'download'}
        onClick={() => busy === 'download' || run('download', version)}
      >
        {words.download}
      </Button>
    </>
  );
}
