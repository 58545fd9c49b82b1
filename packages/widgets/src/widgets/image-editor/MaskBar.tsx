import { Check, Contrast, Eraser, Paintbrush, Redo2, Trash2, Undo2 } from 'lucide-react';
import { feathers, percentOf } from '../../core/mask.ts';
import type { MarkingWords } from '../../locales/en/marking.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Segment, Slider } from './MarkControls.tsx';
import { MarkPurposes } from './MarkPurposes.tsx';
import type { EditorWith } from './use-editor-with.ts';
import { type MaskTools, maskBrush } from './use-mask.ts';

interface MaskBarProps {
  editor: EditorWith<MarkingWords>;
  tools: MaskTools;
}

/** The brush and its kind, and what will come of it. */
export function MaskBar({ editor, tools }: MaskBarProps) {
  const { words } = editor;
  const { mask, kind, setKind, radius, setRadius, feather, setFeather } = tools;
  return (
    <div className="nb-mark-bar">
      <MarkPurposes editor={editor} />
      <div className="nb-mark-bar__row">
        <fieldset className="nb-mark-bar__tools">
          <legend className="nb-visually-hidden">{words.maskTools}</legend>
          <Segment
            label={words.maskPaint}
            icon={<Paintbrush />}
            checked={kind === 'paint'}
            onSelect={() => setKind('paint')}
          />
          <Segment
            label={words.maskErase}
            icon={<Eraser />}
            checked={kind === 'erase'}
            onSelect={() => setKind('erase')}
          />
        </fieldset>
        <Slider
          label={words.markSize}
          range={maskBrush}
          value={radius}
          text={words.percent(Math.round(radius * 200))}
          onChange={setRadius}
        />
        <Slider
          label={words.maskFeather}
          range={feathers}
          value={feather}
          text={words.percent(Math.round(feather * 1000) / 10)}
          onChange={setFeather}
        />
      </div>
      <div className="nb-mark-bar__row">
        <p className="nb-mark-bar__verdict" role="status">
          {mask ? words.maskOn(words.percent(percentOf(mask.share))) : words.maskNothing}
        </p>
        <End words={words} tools={tools} />
      </div>
    </div>
  );
}

function End({ words, tools }: { words: EditorWith<MarkingWords>['words']; tools: MaskTools }) {
  const { mask, add, undo, canUndo, redo, canRedo, clear, close } = tools;
  return (
    <span className="nb-mark-bar__end">
      <IconButton
        icon={<Contrast />}
        label={words.maskInvert}
        onClick={() => add({ kind: 'invert' })}
      />
      <IconButton
        icon={<Undo2 />}
        label={words.markUndo}
        aria-disabled={!canUndo || undefined}
        onClick={undo}
      />
      <IconButton
        icon={<Redo2 />}
        label={words.redo}
        aria-disabled={!canRedo || undefined}
        onClick={redo}
      />
      <IconButton
        icon={<Trash2 />}
        label={words.maskClear}
        aria-disabled={!mask || undefined}
        onClick={clear}
      />
      <Button look="solid" icon={<Check aria-hidden="true" />} onClick={close}>
        {words.markDone}
      </Button>
    </span>
  );
}
