import { Info } from 'lucide-react';
import { timingText } from '../../core/timing.ts';
import type { Editor } from './use-image-editor.ts';

/** Who makes the picture, how long that usually takes here, and the keys. */
export function EngineLine({ editor }: { editor: Editor }) {
  const { words, known, parts } = editor;
  if (!known) return <>{'\u00a0'}</>;
  const { name, timing } = known.engine;
  return (
    <>
      <button
        type="button"
        className="nb-link"
        aria-haspopup="dialog"
        title={words.engineAbout}
        onClick={() => parts.open('engine')}
      >
        {name}
        <Info aria-hidden="true" />
      </button>
      {timing ? <> · {timingText(timing, words)}</> : null}
      <span className="nb-keys-link">
        {' · '}
        <button
          type="button"
          className="nb-link"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={() => parts.open('keys')}
        >
          {words.keysShort}
        </button>
      </span>
    </>
  );
}
