import { useId, useRef } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Painter } from './use-pose-painter.ts';

/** Characters left at which the count is shown. */
const NEAR = 200;

/** Where it happens, with five scenes to take by one click. */
export function SceneInput({ painter }: { painter: Painter }) {
  const { words, state, dispatch, track, announce, known, generation } = painter;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const limit = known?.limits.maxPromptLength;
  const length = state.scene.trim().length;
  return (
    <div className="nb-scene">
      <label className="nb-label" htmlFor={id}>
        {words.poseScene}
      </label>
      <div part="prompt" className="nb-prompt">
        <textarea
          ref={field}
          id={id}
          className="nb-prompt__text"
          // What is written decides; the hint reads as the words around it.
          dir={state.scene ? 'auto' : undefined}
          rows={3}
          placeholder={words.poseScenePlaceholder}
          value={state.scene}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => dispatch({ type: 'scene', scene: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            generation.start();
          }}
        />
        {limit !== undefined && length > limit - NEAR ? (
          <div className="nb-prompt__row">
            <span className={classNames('nb-count', length > limit && 'nb-count--over')}>
              {words.promptCount(length, limit)}
            </span>
          </div>
        ) : null}
      </div>
      <ul className="nb-ideas" aria-label={words.poseSceneExamples}>
        {words.poseScenes.map((scene) => (
          <li key={scene}>
            <Chip
              onClick={() => {
                dispatch({ type: 'scene', scene });
                track({ name: 'prompt_suggestion', suggestion: scene, source: 'example' });
                announce(words.poseSceneTaken);
                field.current?.focus({ preventScroll: true });
              }}
            >
              {scene}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
