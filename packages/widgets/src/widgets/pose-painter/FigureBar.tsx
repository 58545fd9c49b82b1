import {
  ArrowLeftRight,
  CaretsToAxisDashedVertical,
  Trash2,
  UserPlus,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type Colour, colours } from '../../core/pose/canvas.ts';
import { type Figure, maxFigures } from '../../core/pose/figure.ts';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { RadioRow } from './RadioRow.tsx';
import { Swatch } from './SketchTools.tsx';
import type { Painter } from './use-pose-painter.ts';

/** Under the canvas: the figures on it, and what can be done with the selected one. */
export function FigureBar({ painter }: { painter: Painter }) {
  const { words, state, dispatch, figures } = painter;
  const all = state.history.sketch.figures;
  const selected = all.find(({ id }) => id === state.selectedId);
  const isFull = all.length >= maxFigures;
  return (
    <div className="nb-figures">
      <div className="nb-figures__list">
        {all.map((figure) => (
          <Chip
            key={figure.id}
            className="nb-figures__figure"
            aria-pressed={figure.id === state.selectedId}
            onClick={() => {
              dispatch({ type: 'tool', tool: 'pose' });
              dispatch({ type: 'select', id: figure.id });
            }}
          >
            <Swatch colour={figure.colour} />
            {words.poseFigure(figure.reference + 1)}
          </Chip>
        ))}
        {isFull ? null : (
          <Chip className="nb-figures__add" onClick={figures.add}>
            <UserPlus aria-hidden="true" />
            {words.poseFigureAdd}
          </Chip>
        )}
      </div>
      {selected ? <FigureTools painter={painter} figure={selected} /> : null}
    </div>
  );
}

function FigureTools({ painter, figure }: { painter: Painter; figure: Figure }) {
  const { words, figures } = painter;
  const { id, colour, reference } = figure;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={words.poseFigureTools(reference + 1)}
      className="nb-figures__tools"
    >
      <RadioRow<Colour>
        look="swatches"
        label={words.poseFigureColour}
        value={colour}
        options={colours.map((value) => ({
          value,
          label: words.poseColourNames[value],
          content: <Swatch colour={value} />,
        }))}
        onChange={(value) => figures.recolour(id, value)}
      />
      <span className="nb-figures__buttons">
        <IconButton
          icon={<CaretsToAxisDashedVertical />}
          label={words.poseFlip}
          onClick={() => figures.flip(id)}
        />
        <IconButton
          icon={<ZoomOut />}
          label={words.poseSmaller}
          onClick={() => figures.scale(figure, false)}
        />
        <IconButton
          icon={<ZoomIn />}
          label={words.poseLarger}
          onClick={() => figures.scale(figure, true)}
        />
        <IconButton
          icon={<ArrowLeftRight />}
          label={words.poseFigureSwap}
          onClick={() => figures.swap(id)}
        />
        <IconButton
          icon={<Trash2 />}
          label={words.poseFigureRemove}
          onClick={() => figures.remove(id)}
        />
      </span>
    </div>
  );
}
