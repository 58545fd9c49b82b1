import { Paintbrush, SquareDashedMousePointer } from 'lucide-react';
import type { MarkingWords } from '../../locales/en/marking.ts';
import { Segment } from './MarkControls.tsx';
import type { EditorWith } from './use-editor-with.ts';

/** What marking is for, where the engine leaves a choice; and what comes of it. */
export function MarkPurposes({ editor }: { editor: EditorWith<MarkingWords> }) {
  const { words, state, known, dispatch } = editor;
  const { markPurpose } = state;
  const choose = (purpose: typeof markPurpose) =>
    dispatch({ type: 'mark', isMarking: true, purpose });
  if (!known?.engine.abilities.subject) return null;
  return (
    <fieldset className="nb-mark-bar__tools nb-mark-bar__purposes">
      <legend className="nb-visually-hidden">{words.markPurposes}</legend>
      <Segment
        label={words.markSubject}
        icon={<SquareDashedMousePointer />}
        checked={markPurpose === 'subject'}
        onSelect={() => choose('subject')}
      />
      <Segment
        label={words.maskPurpose}
        icon={<Paintbrush />}
        checked={markPurpose === 'mask'}
        onSelect={() => choose('mask')}
      />
    </fieldset>
  );
}
