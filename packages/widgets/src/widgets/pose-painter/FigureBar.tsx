import { UserPlus } from 'lucide-react';
import { maxFigures } from '../../core/pose/canvas.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Swatch } from './SketchTools.tsx';
import type { Painter } from './use-pose-painter.ts';

/** Under the canvas: the figures on it, and what can be done with the selected one. */
export function FigureBar({ painter }: { painter: Painter }) {
  const { words, state, dispatch, figures } = painter;
  const { work } = painter.work;
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
          <Chip className="nb-figures__add" onClick={() => figures.add()}>
            <UserPlus aria-hidden="true" />
            {words.poseFigureAdd}
          </Chip>
        )}
      </div>
      {selected && work ? <work.FigureTools painter={painter} figure={selected} /> : null}
    </div>
  );
}
