import { Check, Eraser, Paintbrush, SquareDashed, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isSelected } from '../../core/selection.ts';
import type { MarkingWords } from '../../locales/en/marking.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Segment, Slider } from './MarkControls.tsx';
import { brush, type Marks, type MarkTool } from './use-marks.ts';
import type { Outline } from './use-outline.ts';

interface MarkBarProps {
  words: MarkingWords;
  marks: Marks;
  outline: Outline;
  /** A choice above the tools. */
  purposes?: ReactNode;
}

/** The marking tools, and what the server makes of the marks. */
export function MarkBar({ words, marks, outline, purposes }: MarkBarProps) {
  const { tool, radius, setRadius, canUndo, undo, clear, close, selection } = marks;
  return (
    <div className="nb-mark-bar">
      {purposes}
      <div className="nb-mark-bar__row">
        <fieldset className="nb-mark-bar__tools">
          <legend className="nb-visually-hidden">{words.markTools}</legend>
          {tools(words).map(({ kind, ...rest }) => (
            <Segment
              key={kind}
              {...rest}
              checked={tool === kind}
              onSelect={() => marks.setTool(kind)}
            />
          ))}
        </fieldset>
        {tool === 'box' ? null : (
          <Slider
            label={words.markSize}
            range={brush}
            value={radius}
            text={words.percent(Math.round(radius * 200))}
            onChange={setRadius}
          />
        )}
      </div>
      <div className="nb-mark-bar__row">
        <p className="nb-mark-bar__verdict" role="status" data-verdict={verdictOf(outline)}>
          {verdictText(outline, words)}
        </p>
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

const tools = (words: MarkingWords): { kind: MarkTool; label: string; icon: ReactNode }[] => [
  { kind: 'box', label: words.markBox, icon: <SquareDashed /> },
  { kind: 'keep', label: words.markKeep, icon: <Paintbrush /> },
  { kind: 'remove', label: words.markRemove, icon: <Eraser /> },
];

function verdictOf(outline: Outline): string {
  return outline.status === 'found' ? outline.verdict : outline.status;
}

function verdictText(outline: Outline, words: MarkingWords): string {
  if (outline.status === 'looking') return words.markLooking;
  if (outline.status === 'failed') return outline.message;
  return { sure: words.markSure, check: words.markCheck, unclear: words.markUnclear }[
    outline.verdict
  ];
}
