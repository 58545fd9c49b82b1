import {
  type DragEvent,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  useId,
  useRef,
} from 'react';
import { isTextField } from '../../core/paste.ts';
import { Language, type LanguageProps } from '../../provider/Language.tsx';
import { useRootAttributes } from '../../provider/NanoBananaProvider.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { usePaste } from '../image-editor/use-paste.ts';
import { CanvasOptions } from './CanvasOptions.tsx';
import { Characters } from './Characters.tsx';
import { FigureBar } from './FigureBar.tsx';
import { PoseGenerate } from './PoseGenerate.tsx';
import { PoseResultPanel } from './PoseResultPanel.tsx';
import { PresetBar } from './PresetBar.tsx';
import { SceneInput } from './SceneInput.tsx';
import { SketchCanvas } from './SketchCanvas.tsx';
import { SketchTools } from './SketchTools.tsx';
import type { PosePainterHandle, PosePainterProps } from './types.ts';
import { usePainterHandle } from './use-painter-handle.ts';
import { type Painter, usePosePainter } from './use-pose-painter.ts';

/**
 * Brings characters into a pose: reference pictures, a sketch, a scene in; one picture out.
 * Needs `@nano-banana/widgets/styles.css` once on the page.
 *
 * @example
 * <PosePainter apiBaseUrl="https://banana.example" onResult={({ url }) => save(url)} />
 */
export const PosePainter = /* @__PURE__ */ forwardRef<PosePainterHandle, PosePainterProps>(
  function PosePainter({ locale, words, ...props }, ref) {
    return (
      <Language locale={locale} words={words}>
        <PainterRoot {...props} handle={ref} />
      </Language>
    );
  },
);

interface RootProps extends Omit<PosePainterProps, keyof LanguageProps> {
  handle: ForwardedRef<PosePainterHandle>;
}

function PainterRoot({ handle, ...props }: RootProps) {
  const painter = usePosePainter(props);
  usePainterHandle(handle, painter, props.scene ?? '');
  const attributes = useRootAttributes(props.theme);
  const root = useRef<HTMLDivElement>(null);
  const { words, references } = painter;
  usePaste(root, references.take);
  return (
    <div
      ref={root}
      className="nb-editor nb-pose"
      {...attributes}
      {...painter.work.ahead}
      {...keysOf(painter)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        part="card"
        className="nb-editor__card nb-editor__card--open nb-pose__columns"
        role="group"
        aria-label={words.poseLabel}
        {...dropOf(painter)}
      >
        <section className="nb-pose__inputs" aria-label={words.poseStepInputs}>
          <StepHeading number={1} text={words.poseStepInputs} />
          <Characters painter={painter} />
          <div className="nb-pose__sketch">
            <PresetBar painter={painter} />
            <SketchTools painter={painter} />
            <SketchCanvas painter={painter} />
            <FigureBar painter={painter} />
            <CanvasOptions painter={painter} />
          </div>
          <SceneInput painter={painter} />
          <PoseGenerate painter={painter} />
        </section>
        <ResultColumn painter={painter} />
      </div>
      <LiveRegion message={painter.announcement} />
      <Toasts
        toasts={painter.toasts}
        label={words.notifications}
        closeLabel={words.close}
        onDismiss={painter.dismiss}
      />
    </div>
  );
}

function ResultColumn({ painter }: { painter: Painter }) {
  const id = useId();
  return (
    <section className="nb-pose__result" aria-labelledby={id}>
      <div className="nb-pose__sticky">
        <StepHeading id={id} number={2} text={painter.words.poseStepResult} />
        <PoseResultPanel painter={painter} />
      </div>
    </section>
  );
}

function StepHeading({ id, number, text }: { id?: string; number: number; text: string }) {
  return (
    <h2 id={id} className="nb-pose__step">
      <span className="nb-pose__number" aria-hidden="true">
        {number}
      </span>
      {text}
    </h2>
  );
}

/** Undo and redo from anywhere in the painter but text fields, which have their own. */
function keysOf({ sketch }: Painter) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const target = event.nativeEvent.composedPath()[0];
    const isField = isTextField(target) && !isRangeOrRadio(target);
    const key = event.key.toLowerCase();
    if (isField || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'y' || event.shiftKey) sketch.redo();
    else sketch.undo();
  };
  return { onKeyDown };
}

function isRangeOrRadio(target: EventTarget | undefined): boolean {
  return target instanceof HTMLInputElement && target.matches('[type="range"], [type="radio"]');
}

/** Poses, and sketches that were saved here. */
const POSE_FILE = /\.json$|^pose-sketch-\d+.*\.png$/i;

/** Files dropped beside the slots: a pose is loaded, pictures take the free slots. */
function dropOf({ references, files }: Painter) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const dropped = [...event.dataTransfer.files];
      const [first] = dropped;
      if (!first) return;
      if (POSE_FILE.test(first.name)) files.load(first);
      else references.take(dropped);
    },
  };
}
