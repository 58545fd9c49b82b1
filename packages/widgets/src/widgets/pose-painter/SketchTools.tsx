import { Eraser, Pencil, PersonStanding, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { brushSizes, type Colour, colours } from '../../core/pose/canvas.ts';
import type { Tool } from '../../core/pose/painter-state.ts';
import { isEmpty } from '../../core/pose/sketch.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { RadioRow } from './RadioRow.tsx';
import type { Painter } from './use-pose-painter.ts';

/** Above the canvas: what the pointer does, with which colour and size, and the way back. */
export function SketchTools({ painter }: { painter: Painter }) {
  const { words, state, dispatch, sketch } = painter;
  const { past, future } = state.history;
  const tool = (value: Tool, Icon: typeof Pencil, label: string) => ({
    ...{ value, label },
    content: (
      <>
        <Icon aria-hidden="true" />
        <span>{label}</span>
      </>
    ),
  });
  return (
    <div className="nb-sketch-tools">
      <RadioRow<Tool>
        look="segments"
        label={words.poseTools}
        value={state.tool}
        options={[
          tool('draw', Pencil, words.poseToolDraw),
          tool('erase', Eraser, words.poseToolErase),
          tool('pose', PersonStanding, words.poseToolPose),
        ]}
        onChange={(value) => dispatch({ type: 'tool', tool: value })}
      />
      <div className="nb-sketch-tools__back">
        <IconButton
          icon={<Undo2 />}
          label={words.poseUndo}
          aria-disabled={past.length === 0 || undefined}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={sketch.undo}
        />
        <IconButton
          icon={<Redo2 />}
          label={words.poseRedo}
          aria-disabled={future.length === 0 || undefined}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          onClick={sketch.redo}
        />
        <Button
          icon={<Trash2 aria-hidden="true" />}
          aria-disabled={isEmpty(state.history.sketch) || undefined}
          onClick={sketch.clear}
        >
          {words.poseClear}
        </Button>
      </div>
      <div className="nb-sketch-tools__brush">
        <RadioRow<Colour>
          look="swatches"
          label={words.poseColours}
          value={state.colour}
          options={colours.map((colour) => ({
            value: colour,
            label: words.poseColourNames[colour],
            content: <Swatch colour={colour} />,
          }))}
          onChange={(colour) => dispatch({ type: 'colour', colour })}
        />
        <BrushSize painter={painter} />
      </div>
    </div>
  );
}

export function Swatch({ colour }: { colour: Colour }) {
  return <span className="nb-swatch" aria-hidden="true" data-nb-colour={colour} />;
}

function BrushSize({ painter: { words, state, dispatch } }: { painter: Painter }) {
  const id = useId();
  return (
    <span className="nb-brush-size">
      <label htmlFor={id}>{words.poseSize}</label>
      <input
        id={id}
        type="range"
        min={brushSizes.smallest}
        max={brushSizes.largest}
        step={1}
        value={state.size}
        aria-valuetext={words.posePixels(state.size)}
        onChange={(event) => dispatch({ type: 'size', size: Number(event.target.value) })}
      />
      <output htmlFor={id}>{words.posePixels(state.size)}</output>
    </span>
  );
}
