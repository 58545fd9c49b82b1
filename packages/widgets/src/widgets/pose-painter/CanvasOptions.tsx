import { FileDown, FileUp, ImageDown } from 'lucide-react';
import { useRef } from 'react';
import { type Ratio, ratios } from '../../core/pose/canvas.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { RadioRow } from './RadioRow.tsx';
import type { Painter } from './use-pose-painter.ts';

/** The picture's proportions, and the sketch as a file. */
export function CanvasOptions({ painter }: { painter: Painter }) {
  const { words, state, dispatch } = painter;
  return (
    <div className="nb-canvas-options">
      <div className="nb-canvas-options__ratio">
        <span className="nb-label" aria-hidden="true">
          {words.poseRatio}
        </span>
        <RadioRow<Ratio>
          look="pills"
          label={words.poseRatio}
          value={state.ratio}
          options={ratios.map((value) => ({
            value,
            label: value,
            content: <RatioSign ratio={value} />,
          }))}
          onChange={(ratio) => dispatch({ type: 'ratio', ratio })}
        />
      </div>
      <SketchFiles painter={painter} />
    </div>
  );
}

function RatioSign({ ratio }: { ratio: Ratio }) {
  return (
    <>
      <span className="nb-ratio-sign" aria-hidden="true" data-nb-ratio={ratio} />
      {ratio}
    </>
  );
}

function SketchFiles({ painter: { words, files } }: { painter: Painter }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={words.poseFile} className="nb-canvas-options__files">
      <IconButton icon={<FileDown />} label={words.poseSaveJson} onClick={files.saveJson} />
      <IconButton icon={<ImageDown />} label={words.poseSavePng} onClick={files.savePng} />
      <IconButton icon={<FileUp />} label={words.poseLoad} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json,.png,image/png"
        aria-label={words.poseLoad}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) files.load(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
