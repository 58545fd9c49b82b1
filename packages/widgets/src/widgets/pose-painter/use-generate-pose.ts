import { useCallback, useEffect, useRef, useState } from 'react';
import { sketchPicture } from '../../core/pose/paint.ts';
import type { PoseResult } from '../../core/pose/painter-state.ts';
import { type PoseObstacle, poseObstacle } from '../../core/pose/pose-checks.ts';
import { describePoseProblem } from '../../core/pose/pose-problem.ts';
import { posedReferences } from '../../core/pose/pose-request.ts';
import { waitText } from '../../core/problem.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { PainterNeeds } from './painter-needs.ts';
import type { PoseGenerateDetail } from './types.ts';

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
    try {
      const detail = await toDetail(newest.current);
      if (!isCurrent()) return;
      if (newest.current.callbacks.onGenerate?.(detail) === false) {
        running.current = null;
        return newest.current.dispatch({ type: 'job', event: { type: 'cancel' } });
      }
      const result = await generate(newest.current, detail, controller.signal, isCurrent);
      if (!isCurrent()) return;
      running.current = null;
      tellEnd(result.engine);
      succeed(newest.current, result);
    } catch (error) {
      if (!isCurrent()) return;
      running.current = null;
      tellEnd(null);
      fail(newest.current, error);
    }
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
    context: board?.view,
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

async function toDetail({ state }: PainterNeeds): Promise<PoseGenerateDetail> {
  const { sketch } = state.history;
  return {
    ...posedReferences(state.references, sketch.figures),
    poseSketch: await sketchPicture(sketch),
    sceneDescription: state.scene.trim(),
    aspectRatio: state.ratio,
  };
}

async function generate(
  { client, dispatch }: PainterNeeds,
  detail: PoseGenerateDetail,
  signal: AbortSignal,
  isCurrent: () => boolean,
): Promise<PoseResult> {
  const { success: _, ...answer } = await client.poses.generate({
    ...detail,
    signal,
    onProgress: (progress) => {
      if (isCurrent()) dispatch({ type: 'job', event: { type: 'progress', ...progress } });
    },
  });
  const url = client.files.url(answer.imageUrl);
  await preload(url);
  return { ...answer, url, scene: detail.sceneDescription };
}

/** The earlier picture stays until the new one can be drawn. */
async function preload(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {});
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

function succeed({ dispatch, announce, words, callbacks }: PainterNeeds, result: PoseResult) {
  dispatch({ type: 'result', result });
  announce(`${words.poseSuccess} ${result.message}`);
  const { scene: sceneDescription, ...detail } = result;
  callbacks.onResult?.({ ...detail, sceneDescription });
}

function fail({ dispatch, words, callbacks, known }: PainterNeeds, error: unknown) {
  const problem = describePoseProblem(error, words, known?.engine.name);
  // Announced by the alert above the button.
  dispatch({ type: 'job', event: { type: 'fail', problem } });
  const wait = waitText(problem, Date.now(), words);
  const message = wait ? `${problem.message} ${wait}` : problem.message;
  callbacks.onError?.({ error, title: problem.title, message });
}
