import { figureColours, presetNames, presetPictures } from '../../core/pose/preset-pictures.ts';
import type { Painter } from './use-pose-painter.ts';

/** The four poses to start from, each as a small picture of itself. */
export function PresetBar({ painter: { words, figures } }: { painter: Painter }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={words.posePresets} className="nb-presets">
      {presetNames.map((name) => (
        <button key={name} type="button" className="nb-preset" onClick={() => figures.place(name)}>
          <svg className="nb-preset__picture" viewBox={presetPictures[name].box} aria-hidden="true">
            {presetPictures[name].figures.map(({ lines, head: [cx, cy, r] }, reference) => (
              <g
                key={lines}
                fill="none"
                stroke={figureColours[reference]}
                strokeWidth={15}
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={lines} />
                <circle {...{ cx, cy, r }} />
              </g>
            ))}
          </svg>
          {words.posePresetNames[name]}
        </button>
      ))}
    </div>
  );
}
