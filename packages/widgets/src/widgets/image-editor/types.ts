import type { AspectRatio, Client, GenerateImageResult, PlanStep } from '@nano-banana/client-sdk';
import type { Selection } from '../../core/selection.ts';
import type { AnalyticsHandler } from '../../provider/analytics.ts';
import type { LanguageProps } from '../../provider/Language.tsx';
import type { Theme } from '../../provider/NanoBananaProvider.tsx';

/** What Generate sends. */
export interface GenerateDetail {
  /** In order; the first is the primary. */
  images: readonly Blob[];
  prompt: string;
  /** Absent: as the primary picture. */
  aspectRatio?: AspectRatio | undefined;
  /** What is marked on the first picture. */
  selection?: Selection | undefined;
  /** Steps to carry out instead of what the prompt says. */
  plan?: readonly PlanStep[] | undefined;
}

/** A finished picture. */
export interface ResultDetail extends Omit<GenerateImageResult, 'success'> {
  prompt: string;
  /** Absolute address of the picture. */
  url: string;
  /** The picture; null when its bytes could not be fetched. */
  file: File | null;
}

/** The result on show; all null = there is none. */
export interface ShownDetail {
  /** Absolute address of the picture, as long as the server keeps it. */
  url: string | null;
  prompt: string | null;
  /** The picture; null also when its bytes could not be fetched. */
  file: File | null;
}

/** What a host can make the editor do. */
export interface ImageEditorHandle {
  /**
   * As the button, once what was set and loaded before is in the editor. Resolves when the edit is over, however it ended.
   * Rejects with the reason, which the editor shows too, when it cannot start: no picture, no prompt, an edit under way.
   */
  generate(): Promise<void>;
  /** Cancels the edit under way. */
  cancel(): void;
  /** Back to an empty editor; versions stay in their strip, and Undo brings the pictures back. */
  reset(): void;
  /**
   * Adds a picture as if it were chosen: one that is not taken is refused in the editor.
   * Rejects when an address cannot be fetched.
   */
  loadImage(image: Blob | string | URL): Promise<void>;
}

/** A failed generation, in the words the visitor sees. */
export interface ErrorDetail {
  error: unknown;
  title: string;
  message: string;
}

/** A result that is about to be saved. */
export interface DownloadDetail {
  /** Absolute address of the picture. */
  url: string;
  fileName: string;
}

/** A picture to try the editor with, by one click. */
export interface EditorExample {
  imageUrl: string;
  /** A smaller picture to show until it is chosen, 640 px wide or so; absent: the picture itself. */
  previewUrl?: string | undefined;
  prompt: string;
  /** What the picture shows. */
  label: string;
}

/** What happens in the editor; a new function restarts nothing. */
export interface ImageEditorCallbacks {
  /** An edit is about to be asked for; `false` keeps it from happening. */
  onGenerate?: ((detail: GenerateDetail) => unknown) | undefined;
  /** A picture is made. */
  onResult?: ((detail: ResultDetail) => void) | undefined;
  /** There is no picture. */
  onError?: ((detail: ErrorDetail) => void) | undefined;
  /** The visitor has cancelled an edit. */
  onCancel?: (() => void) | undefined;
  /** Another result is on show, or none any more. */
  onChange?: ((detail: ShownDetail) => void) | undefined;
  /** A result is about to be saved; `false` keeps it from happening. */
  onDownload?: ((detail: DownloadDetail) => unknown) | undefined;
}

/** Props of `<ImageEditor>`. */
export interface ImageEditorProps extends ImageEditorCallbacks, LanguageProps {
  /** Origin of the API; default: the provider's, else the page's own. */
  apiBaseUrl?: string | undefined;
  /** Partner key. */
  apiKey?: string | undefined;
  /** A client of your own; wins over `apiBaseUrl` and `apiKey`. */
  client?: Client | undefined;
  /** `auto` (the default) follows an outer theme, else the system. */
  theme?: Theme | undefined;
  /** Fills the prompt at the start, and again whenever it changes. */
  prompt?: string | undefined;
  /**
   * A picture to edit, and again whenever it changes: it takes the place of the pictures that go in, and Undo brings those
   * back. What an earlier visit left is brought back first.
   */
  image?: Blob | undefined;
  /** A picture to try with one click. */
  example?: EditorExample | undefined;
  /**
   * Shows the prompt optimizer as a second tab. Its code is loaded when the tab is opened; its styles are in `styles.css`,
   * or in `prompt-optimizer.css` beside `image-editor.css`.
   */
  promptOptimizer?: boolean | undefined;
  /** Gets what the visitor does; default: the provider's. */
  onAnalytics?: AnalyticsHandler | undefined;
  /**
   * Whether versions, inputs and the prompt outlast a reload, in this browser's IndexedDB: at most 50 versions and
   * 200 MB for each server. The default is `true`. A text is the name of a store of its own, for pages of one origin
   * (or editors of one page) whose versions have nothing to do with each other. `false` keeps nothing, and leaves
   * alone what was kept before.
   */
  keepVersions?: boolean | string | undefined;
}
