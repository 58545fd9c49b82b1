import { Check, Eraser, Paintbrush, SquareDashed, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isSelected } from '../../core/selection.ts';
import type { Words } from '../../locales/en.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Editor } from './use-image-editor.ts';
import { brush, type Marks, type MarkTool } from './use-marks.ts';
import type { Outline } from './use-outline.ts';

interface MarkBarProps {
  editor: Editor;
  marks: Marks;
  outline: Outline;
}

/** The marking tools, and what the server makes of the marks. */
export function MarkBar({ editor, marks, outline }: MarkBarProps) {
  const { words } = editor;
  const { tool, radius, setRadius, canUndo, undo, clear, close, selection } = marks;
  return (
    <div className="nb-mark-bar">
      <p className="nb-mark-bar__verdict" role="status" data-verdict={verdictOf(outline)}>
        {verdictText(outline, words)}
      </p>
      <div className="nb-mark-bar__row">
        <fieldset className="nb-mark-bar__tools">
          <legend className="nb-visually-hidden">{words.markTools}</legend>
          <Tool marks={marks} tool="box" label={words.markBox} icon={<SquareDashed />} />
          <Tool marks={marks} tool="keep" label={words.markKeep} icon={<Paintbrush />} />
          <Tool marks={marks} tool="remove" label={words.markRemove} icon={<Eraser />} />
        </fieldset>
        {tool === 'box' ? null : (
          <label className="nb-mark-bar__size">
            <span>{words.markSize}</span>
            <input
              type="range"
              min={brush.smallest}
              max={brush.largest}
              step={brush.step}
              value={radius}
              aria-valuetext={words.percent(Math.round(radius * 200))}
              onChange={({ target }) => setRadius(target.valueAsNumber)}
            />
          </label>
        )}
        <span className="nb-mark-bar__end">
          <IconButton
            icon={<Undo2 />}
            label={words.markUndo}
            aria-disabled={!canUndo || undefined}
            onClick={undo}
          />
          <IconButton
            icon={<Trash2 />}
            label={words.markClear}
            aria-disabled={!isSelected(selection) || undefined}
            onClick={clear}
          />
          <Button look="solid" icon={<Check aria-hidden="true" />} onClick={close}>
            {words.markDone}
          </Button>
        </span>
      </div>
    </div>
  );
}

interface ToolProps {
  marks: Marks;
  tool: MarkTool;
  label: string;
  icon: ReactNode;
}

/** A radio button that looks like a segment. */
function Tool({ marks, tool, label, icon }: ToolProps) {
  return (
    <label className="nb-mark-bar__tool">
      <input
        type="radio"
        className="nb-visually-hidden"
        checked={marks.tool === tool}
        onChange={() => marks.setTool(tool)}
      />
      {icon}
      <span>{label}</span>
    </label>
  );
}

function verdictOf(outline: Outline): string {
  return outline.status === 'found' ? outline.verdict : outline.status;
}

function verdictText(outline: Outline, words: Words): string {
  if (outline.status === 'looking') return words.markLooking;
  if (outline.status === 'failed') return outline.message;
  return { sure: words.markSure, check: words.markCheck, unclear: words.markUnclear }[
    outline.verdict
  ];
}
