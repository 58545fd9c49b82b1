import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import type { Figure } from '../../core/pose/figure.ts';
import { type Handle, handles } from '../../core/pose/joints.ts';
import { poseWords } from '../../locales/pose.ts';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { placed } from './SketchCanvas.tsx';
import { arrowOf } from './use-key-brush.ts';
import type { Painter } from './use-pose-painter.ts';

interface JointHandlesProps {
  painter: Painter;
  figures: readonly Figure[];
}

/**
 * A button on each joint, for the keyboard and to be seen; pointers are the canvas's own affair. The selected figure
 * has all its joints in the order of Tab, others only the one for the whole figure.
 */
export function JointHandles({ painter, figures }: JointHandlesProps) {
  const helpId = useId();
  const words = useWords(poseWords);
  return (
    <>
      <span id={helpId} hidden>
        {words.poseJointHelp}
      </span>
      {figures.map((figure) => (
        <FigureHandles key={figure.id} {...{ painter, figure, helpId }} />
      ))}
    </>
  );
}

interface FigureHandlesProps {
  painter: Painter;
  figure: Figure;
  helpId: string;
}

function FigureHandles({ painter, figure, helpId }: FigureHandlesProps) {
  const { state, dispatch, figures } = painter;
  const words = useWords(poseWords);
  const isSelected = state.selectedId === figure.id;
  const number = figure.reference + 1;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, handle: Handle) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = arrowOf(event);
    if (by) {
      event.preventDefault();
      figures.nudge(figure, handle, by);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      surfaceOf(event.currentTarget)?.focus();
      figures.remove(figure.id);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      surfaceOf(event.currentTarget)?.focus();
    }
  };
  return handles.map((handle) => {
    const at = figure.joints[handle];
    if (!at) return null;
    const isWhole = handle === 'neck';
    return (
      <button
        key={handle}
        type="button"
        className={classNames(
          'nb-joint',
          isSelected && 'nb-joint--selected',
          isWhole && 'nb-joint--whole',
        )}
        style={{ ...placed(at), '--nb-joint': figure.colour } as React.CSSProperties}
        tabIndex={isSelected || isWhole ? 0 : -1}
        aria-label={words.poseJoint(number, words.poseJointNames[handle])}
        aria-roledescription={words.poseJointKind}
        aria-describedby={helpId}
        onFocus={() => dispatch({ type: 'select', id: figure.id })}
        onKeyDown={(event) => onKeyDown(event, handle)}
      >
        {isWhole ? <span aria-hidden="true">{number}</span> : null}
      </button>
    );
  });
}

function surfaceOf(joint: HTMLElement): HTMLElement | null {
  return joint.parentElement?.querySelector<HTMLElement>('.nb-sketch__surface') ?? null;
}
