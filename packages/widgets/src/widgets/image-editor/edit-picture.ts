import type { Picture } from '../../core/picture.ts';
import { describeProblem, waitText } from '../../core/problem.ts';
import { nothingSelected } from '../../core/selection.ts';
import { sourceOf, type Version } from '../../core/version.ts';
import { voiceIn } from '../../ui/use-engine-voice.ts';
import { generatePicture, preload } from './generate-picture.ts';
import type { GenerateDetail, ResultDetail } from './types.ts';
import type { EditNeeds } from './use-generate.ts';
import { asFile } from './use-shown.ts';

interface Control {
  signal: AbortSignal;
  /** Whether the edit is still wanted. */
  isCurrent: () => boolean;
  /** Makes room for the next one. */
  end: () => void;
}

/** Asks for the edit and tells how it went. @param needs - the newest ones at any time */
export async function editPicture(
  needs: () => EditNeeds,
  pictures: readonly Picture[],
  detail: GenerateDetail,
  { signal, isCurrent, end }: Control,
): Promise<void> {
  const [before] = pictures;
  if (!before) return end();
  const { client, dispatch } = needs();
  const tellEnd = editBegun(needs(), detail);
  try {
    const onProgress = (progress: { share: number; stage?: string | undefined }) => {
      if (isCurrent()) dispatch({ type: 'progress', ...progress });
    };
    const { answer, ...made } = await generatePicture(client, detail, { signal, onProgress });
    const { prompt, selection = nothingSelected, aspectRatio } = detail;
    const asked = { prompt, selection, aspectRatio, before, pictures };
    const version: Version = { ...answer, ...made, ...asked, at: Date.now(), isPinned: false };
    await preload(sourceOf(version));
    if (!isCurrent()) return;
    end();
    tellEnd(answer.engine);
    const file = made.result ? asFile(made.result) : null;
    succeed(needs(), version, { ...answer, prompt, url: made.url, file });
  } catch (error) {
    if (!isCurrent()) return;
    end();
    tellEnd(null);
    fail(needs(), error);
  }
  needs().refreshQuota();
}

/** What to tell analytics when the edit is over; `engine` made the picture, null = nobody did. */
function editBegun({ track, state: { featureId } }: EditNeeds, { prompt, images }: GenerateDetail) {
  const begunAt = Date.now();
  return (engine: string | null) =>
    track({
      name: 'image_edit',
      prompt,
      featureCategory: featureId,
      images: images.length,
      engine,
      success: engine !== null,
      duration: Date.now() - begunAt,
    });
}

function succeed(needs: EditNeeds, version: Version, detail: ResultDetail): void {
  const { dispatch, words, announce, notify, callbacks, records } = needs;
  records.current?.begin(version.id, version.prompt);
  dispatch({ type: 'succeed', version });
  callbacks.onResult?.(detail);
  voiceIn(words).then((voice) => {
    const message = voice.message(version);
    announce(`${words.resultReady}. ${message}`);
    notify({ tone: 'success', title: words.resultReady, message });
  });
}

function fail(needs: EditNeeds, error: unknown): void {
  const { dispatch, words, notify, callbacks } = needs;
  const problem = describeProblem(error, words);
  const { title } = problem;
  const wait = waitText(problem, Date.now(), words);
  const message = wait ? `${problem.message} ${wait}` : problem.message;
  // Announced by the alert beside the button.
  dispatch({ type: 'fail', problem });
  notify({ tone: 'danger', title, message });
  callbacks.onError?.({ error, title, message });
}
