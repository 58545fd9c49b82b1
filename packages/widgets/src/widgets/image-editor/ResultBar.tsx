import {
  Check,
  Copy,
  Download,
  LoaderCircle,
  Maximize,
  Redo2,
  RefreshCw,
  Share2,
  Undo2,
  WandSparkles,
} from 'lucide-react';
import { canCopyPictures, canShareFiles } from '../../core/deliver.ts';
import type { Version } from '../../core/version.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckLink } from '../../ui/CheckLink.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Editor } from './use-image-editor.ts';
import { VersionStrip } from './VersionStrip.tsx';

/** Under the picture: its versions, and what can be done with the one on the stage. */
export function ResultBar({ editor }: { editor: Editor }) {
  const { words, state, undo, undoButton, redo, parts, selected } = editor;
  return (
    <div className="nb-bar">
      <VersionStrip editor={editor} />
      <div className="nb-bar__actions">
        <IconButton
          ref={undoButton}
          icon={<Undo2 />}
          label={words.undo}
          aria-disabled={state.history.length === 0 || undefined}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={undo}
        />
        <IconButton
          icon={<Redo2 />}
          label={words.redo}
          aria-disabled={state.future.length === 0 || undefined}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          onClick={redo}
        />
        {selected ? (
          <>
            <IconButton
              icon={<Maximize />}
              label={words.fullScreen}
              aria-keyshortcuts="F"
              onClick={() => parts.open('full-screen')}
            />
            <VersionTools editor={editor} version={selected} />
          </>
        ) : null}
      </div>
      {selected ? <MainActions editor={editor} version={selected} /> : null}
    </div>
  );
}

interface OfVersion {
  editor: Editor;
  version: Version;
}

function VersionTools({ editor, version }: OfVersion) {
  const { words, actions, client, state, known, remake } = editor;
  const { run, copiedId } = actions;
  const copied = copiedId === version.id;
  return (
    <>
      <IconButton
        icon={copied ? <Check /> : <Copy />}
        label={copied ? words.copied : words.copy}
        reason={canCopyPictures() ? undefined : words.copyUnsupported}
        onClick={() => run('copy', version)}
      />
      <IconButton
        icon={<Share2 />}
        label={words.share}
        reason={isLinkExpired(editor, version) ? words.linkExpired : undefined}
        onClick={() => run('share', version)}
      />
      <CheckLink client={client} imageUrl={version.imageUrl} words={words} look="icon" />
      {/* Another engine gives the same result again. */}
      {known?.engine.generative ? (
        <IconButton
          icon={<RefreshCw />}
          label={words.regenerateFull}
          aria-disabled={state.job.status === 'pending' || undefined}
          onClick={() => remake(version)}
        />
      ) : null}
    </>
  );
}

/** Apart from the tools, so that both come to the next line together where they have no room. */
function MainActions({ editor: { words, actions, state }, version }: OfVersion) {
  const { run, busy } = actions;
  const pending = state.job.status === 'pending';
  return (
    <div className="nb-bar__actions">
      <Button
        look="line"
        icon={<WandSparkles aria-hidden="true" />}
        aria-label={words.editAgainFull}
        title={words.editAgainFull}
        aria-keyshortcuts="E"
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
    </div>
  );
}

/** Where files cannot be shared it is the link that goes out: one that leads somewhere. */
function isLinkExpired({ known }: Editor, { at }: Version): boolean {
  if (!known || canShareFiles()) return false;
  return at + known.retentionHours * HOUR < Date.now();
}

/** Milliseconds. */
const HOUR = 3_600_000;
