import { sketchPicture } from '../../core/pose/paint.ts';
import type { PoseResult } from '../../core/pose/painter-state.ts';
import { describePoseProblem } from '../../core/pose/pose-problem.ts';
import { posedReferences } from '../../core/pose/pose-request.ts';
import { waitText } from '../../core/problem.ts';
import { voiceIn } from '../../ui/use-engine-voice.ts';
import type { PainterNeeds } from './painter-needs.ts';
import type { PoseGenerateDetail } from './types.ts';
import { workWords } from './work-words.ts';

interface Control {
  signal: AbortSignal;
  /** Whether the picture is still wanted. */
  isCurrent: () => boolean;
  /** Makes room for the next one. @param engine - what made the picture; null = nothing did; absent = called off */
  end: (engine?: string | null) => void;
}

/** Asks for the picture and tells how it went. @param needs - the newest ones at any time */
export async function makePose(
  needs: () => PainterNeeds,
  { signal, isCurrent, end }: Control,
): Promise<void> {
  try {
    const detail = await toDetail(needs());
    if (!isCurrent()) return;
    if (needs().callbacks.onGenerate?.(detail) === false) {
      end();
      return needs().dispatch({ type: 'job', event: { type: 'cancel' } });
    }
    const result = await generate(needs(), detail, signal, isCurrent);
    if (!isCurrent()) return;
    end(result.engine);
    succeed(needs(), result);
  } catch (error) {
    if (!isCurrent()) return;
    end(null);
    fail(needs(), error);
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

function succeed(needs: PainterNeeds, result: PoseResult) {
  const { dispatch, announce, words, callbacks } = needs;
  dispatch({ type: 'result', result });
  voiceIn(words).then((voice) => announce(`${words.poseSuccess} ${voice.message(result)}`));
  const { scene: sceneDescription, ...detail } = result;
  callbacks.onResult?.({ ...detail, sceneDescription });
}

function fail({ dispatch, callbacks, known, ...needs }: PainterNeeds, error: unknown) {
  const words = workWords(needs.words);
  const problem = describePoseProblem(error, words, known?.engine.name);
  // Announced by the alert above the button.
  dispatch({ type: 'job', event: { type: 'fail', problem } });
  const wait = waitText(problem, Date.now(), words);
  const message = wait ? `${problem.message} ${wait}` : problem.message;
  callbacks.onError?.({ error, title: problem.title, message });
}
