import { CornerDownLeft, LoaderCircle } from 'lucide-react';
import { useRef } from 'react';
import { quotaText } from '../../core/quota.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Elapsed } from '../../ui/Elapsed.tsx';
import { EngineLine } from './EngineLine.tsx';
import { obstacleText } from './obstacle-text.ts';
import type { Editor } from './use-image-editor.ts';

interface GenerateBarProps {
  editor: Editor;
  /** The bar sticks to the bottom: what there is to say stands above the button, so that that stays. */
  narrow: boolean;
}

/** The one main action, why it cannot start, how it goes, and how it failed. */
export function GenerateBar({ editor, narrow }: GenerateBarProps) {
  const { state, obstacle, obstacleShown } = editor;
  const { job } = state;
  const reason = obstacleText(editor);
  const said = (
    <>
      {job.status === 'failure' && editor.work ? (
        <editor.work.Failure editor={editor} problem={job.problem} />
      ) : null}
      {obstacleShown ? (
        <p className="nb-hint" role="alert">
          {reason}
        </p>
      ) : null}
    </>
  );
  return (
    <div className={classNames('nb-generate', obstacle === 'no-picture' && 'nb-generate--waiting')}>
      {narrow ? said : null}
      <Actions editor={editor} reason={reason} />
      {narrow ? null : said}
      <FinePrint editor={editor} />
    </div>
  );
}

/** What was cancelled, else what is left when that is little, and who makes the picture. */
function FinePrint({ editor }: { editor: Editor }) {
  const { state, words, quota } = editor;
  const { job } = state;
  if (job.status === 'cancelled') return <p className="nb-fine">{words.cancelled}</p>;
  // A notice that says the same stands above.
  const said = job.status === 'failure' && job.problem.isQuota;
  const engine = <EngineLine editor={editor} />;
  if (!quota || said) return <p className="nb-fine">{engine}</p>;
  return (
    <p className="nb-fine">
      <span className="nb-generate__quota">{quotaText(quota, Date.now(), words)}</span>
      {quota.remaining > 0 ? <> · {engine}</> : null}
    </p>
  );
}

/** One and the same button before and while generating, so that the keyboard's place is kept. */
function Actions({ editor, reason }: { editor: Editor; reason: string | undefined }) {
  const { words, generate, cancel, obstacle, state } = editor;
  const { job } = state;
  const button = useRef<HTMLButtonElement>(null);
  const pending = job.status === 'pending';
  return (
    <div className="nb-generate__row">
      {/* Not Button's own reason: a click here shows it beside the button. */}
      <Button
        ref={button}
        look="main"
        className="nb-generate__button"
        aria-disabled={obstacle ? true : undefined}
        aria-description={reason}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        data-nb-tip={reason}
        onClick={generate}
      >
        {pending ? <LoaderCircle className="nb-spin" aria-hidden="true" /> : null}
        {pending ? words.generating : words.generate}
        {pending ? (
          <Elapsed startedAt={job.startedAt} text={words.seconds} />
        ) : (
          <span className="nb-key" aria-hidden="true">
            <CornerDownLeft />
          </span>
        )}
      </Button>
      {pending ? (
        <Button
          look="line"
          className="nb-generate__cancel"
          onClick={() => {
            cancel();
            button.current?.focus({ preventScroll: true });
          }}
        >
          {words.cancel}
        </Button>
      ) : null}
    </div>
  );
}
