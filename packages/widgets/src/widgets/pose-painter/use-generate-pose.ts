import { useCallback, useEffect, useRef, useState } from 'react';
import { type PoseObstacle, poseObstacle } from '../../core/pose/pose-checks.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { loadWork } from './load-work.ts';
import type { PainterNeeds } from './painter-needs.ts';

/** Checks, asks for the picture, and cancels. Whatever fails, characters, sketch and scene stay. */
export function useGeneratePose(needs: PainterNeeds) {
  const newest = useNewest(needs);
  const running = useRef<AbortController | null>(null);
  /** What stood in the way when it was last tried; gone as soon as it is. */
  const [tried, setTried] = useState<PoseObstacle>();
  const obstacle = obstacleOf(needs);
  useEffect(() => {
    if (tried !== obstacle) setTried(undefined);
  }, [tried, obstacle]);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(async () => {
    if (running.current) return;
    const found = obstacleOf(newest.current);
    setTried(found);
    if (found) {
      const { words, callbacks } = newest.current;
      const message = obstacleText(found, newest.current);
      return callbacks.onError?.({ title: words.poseFailed, message });
    }
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = () => running.current === controller;
    const tellEnd = begun(newest.current);
    const work = await loadWork().catch(() => undefined);
    if (!isCurrent()) return;
    const end = (engine?: string | null) => {
      running.current = null;
      if (engine !== undefined) tellEnd(engine);
    };
    const { signal } = controller;
    if (work) return work.makePose(() => newest.current, { signal, isCurrent, end });
    end();
    newest.current.dispatch({ type: 'job', event: { type: 'cancel' } });
    newest.current.tellPartFailed();
  }, [newest]);

  const cancel = useCallback(() => {
    if (!running.current) return;
    running.current.abort();
    running.current = null;
    const { dispatch, announce, words, callbacks } = newest.current;
    dispatch({ type: 'job', event: { type: 'cancel' } });
    announce(words.poseCancelled);
    callbacks.onCancel?.();
  }, [newest]);

  const reason = tried && tried === obstacle ? obstacleText(tried, needs) : undefined;
  return { start, cancel, reason };
}

function obstacleOf({ state, board, known }: PainterNeeds): PoseObstacle | undefined {
  return poseObstacle({
    references: state.references,
    canvas: board,
    context: board?.hasContext,
    scene: state.scene,
    maxSceneLength: known?.limits.maxPromptLength,
  });
}

function obstacleText(obstacle: PoseObstacle, { words, state, known }: PainterNeeds): string {
  switch (obstacle) {
    case 'no-reference':
      return words.poseNeedReference;
    case 'no-canvas':
      return words.poseNoCanvas;
    case 'no-context':
      return words.poseNoContext;
    case 'no-scene':
      return words.poseNeedScene;
    case 'scene-too-long':
      return words.poseSceneTooLong(
        state.scene.trim().length - (known?.limits.maxPromptLength ?? 0),
      );
  }
}

/** Tells that it began. @returns what tells how it ended; null = no engine made a picture */
function begun({ dispatch, announce, words, track, state }: PainterNeeds) {
  const at = Date.now();
  dispatch({ type: 'job', event: { type: 'start', at } });
  announce(words.poseGenerating);
  const images = state.references.filter(Boolean).length;
  return (engine: string | null) =>
    track({
      ...{ name: 'image_edit', prompt: state.scene, featureCategory: null },
      ...{ images, engine, success: engine !== null, duration: Date.now() - at },
    });
}
