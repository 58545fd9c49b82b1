import { ArrowLeftRight, CaretsToAxisDashedVertical, Trash2, ZoomIn, ZoomOut } from 'lucide-react';
import { type Colour, colours } from '../../core/pose/canvas.ts';
import type { Figure } from '../../core/pose/figure.ts';
import { poseWords } from '../../locales/pose.ts';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { RadioRow } from './RadioRow.tsx';
import { Swatch } from './SketchTools.tsx';
import type { Painter } from './use-pose-painter.ts';

/** What can be done with the selected figure. */
export function FigureTools({ painter, figure }: { painter: Painter; figure: Figure }) {
  const { figures } = painter;
  const words = useWords(poseWords);
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
