import { canvas } from '../../core/pose/canvas.ts';
import { boundsOf, type Figure, headRadius } from '../../core/pose/figure.ts';
import { bones, middle } from '../../core/pose/joints.ts';
import { presetFigures, presetNames } from '../../core/pose/presets.ts';
import type { Painter } from './use-pose-painter.ts';

const whole = { left: 0, top: 0, width: canvas.width, height: canvas.height };
/** Drawn once: they look the same in every painter. */
const pictures = presetNames.map((name) => ({
  name,
  figures: presetFigures(name, whole, () => ''),
}));

/** The four poses to start from, each as a small picture of itself. */
export function PresetBar({ painter: { words, figures } }: { painter: Painter }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={words.posePresets} className="nb-presets">
      {pictures.map((preset) => (
        <button
          key={preset.name}
          type="button"
          className="nb-preset"
          onClick={() => figures.place(preset.name)}
        >
          <PresetPicture figures={preset.figures} />
          {words.posePresetNames[preset.name]}
        </button>
      ))}
    </div>
  );
}

function PresetPicture({ figures }: { figures: readonly Figure[] }) {
  const boxes = figures.map(({ joints }) => boundsOf(joints));
  const top = Math.min(...boxes.map((box) => box.top)) - 24;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + 24;
  return (
    <svg
      className="nb-preset__picture"
      viewBox={`0 ${top} ${canvas.width} ${bottom - top}`}
      aria-hidden="true"
    >
      {figures.map((figure) => (
        <StickFigure key={figure.reference} figure={figure} />
      ))}
    </svg>
  );
}

function StickFigure({ figure: { joints, colour } }: { figure: Figure }) {
  const { nose, neck, rHip, lHip } = joints;
  const lines = bones.flatMap(([from, to]) => {
    const [a, b] = [joints[from], joints[to]];
    const isTorso = to === 'rHip' || to === 'lHip';
    return a && b && to !== 'nose' && !isTorso ? [`M${a.join(' ')}L${b.join(' ')}`] : [];
  });
  const hips = rHip && lHip ? middle(rHip, lHip) : undefined;
  const torso =
    neck && hips && rHip && lHip
      ? `M${neck.join(' ')}L${hips.join(' ')}M${rHip.join(' ')}L${lHip.join(' ')}`
      : '';
  return (
    <g fill="none" stroke={colour} strokeWidth={15} strokeLinecap="round" strokeLinejoin="round">
      <path d={lines.join('') + torso} />
      {nose ? <circle cx={nose[0]} cy={nose[1]} r={headRadius(joints)} /> : null}
    </g>
  );
}
