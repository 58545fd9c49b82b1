import type { Client } from '@nano-banana/client-sdk';
import type { Ratio } from '../../core/pose/canvas.ts';
import type { Pose } from '../../core/pose/keypoints.ts';
import type { AnalyticsHandler } from '../../provider/analytics.ts';
import type { LanguageProps } from '../../provider/Language.tsx';
import type { Theme } from '../../provider/NanoBananaProvider.tsx';

/** What Generate sends. */
export interface PoseGenerateDetail {
  /** The characters, in order. */
  referenceImages: readonly Blob[];
  /** The canvas as PNG, 600 × 400. */
  poseSketch: Blob;
  sceneDescription: string;
  aspectRatio: Ratio;
  /** The figures' joints; absent when none is on the canvas. */
  pose?: Pose | undefined;
}

/** A finished picture. */
export interface PoseResultDetail {
  imageUrl: string;
  /** Absolute address of the picture. */
  url: string;
  message: string;
  engine: string;
  /** Pixels. */
  width: number;
  height: number;
  sceneDescription: string;
}

/** Why there is no picture, in the words the visitor sees. */
export interface PoseErrorDetail {
  /** Absent when an input is missing. */
  error?: unknown;
  title: string;
  message: string;
}

/** A picture that is about to be saved. */
export interface PoseDownloadDetail {
  /** Absolute address of the picture. */
  url: string;
  fileName: string;
}

/** What a host can make the painter do. */
export interface PosePainterHandle {
  /** As the button: asks for the picture, or says what is missing. Resolves when it is over, however it ended. */
  generate(): Promise<void>;
  /** Cancels the picture under way. */
  cancel(): void;
  /** Back to an empty painter; Undo brings the sketch back. */
  reset(): void;
  /**
   * Takes a picture as a character, in the first free slot, else in place of the second: one that is not taken is
   * refused in the painter. Rejects when an address, or what takes the picture, cannot be fetched.
   */
  loadImage(image: Blob | string | URL): Promise<void>;
}

/** What happens in the painter; a new function restarts nothing. */
export interface PosePainterCallbacks {
  /** A picture is about to be asked for; `false` keeps it from happening. */
  onGenerate?: ((detail: PoseGenerateDetail) => unknown) | undefined;
  /** A picture is made. */
  onResult?: ((detail: PoseResultDetail) => void) | undefined;
  /** There is no picture, or an input is missing. */
  onError?: ((detail: PoseErrorDetail) => void) | undefined;
  /** The visitor has cancelled. */
  onCancel?: (() => void) | undefined;
  /** The result is about to be saved; `false` keeps it from happening. */
  onDownload?: ((detail: PoseDownloadDetail) => unknown) | undefined;
  /** The visitor wants to edit the result. The button is there only when this is given. */
  onSendToEditor?: ((picture: Blob) => void) | undefined;
  /** The visitor wants a figurine of the result. The button is there only when this is given. */
  onSendToFigurine?: ((picture: Blob) => void) | undefined;
}

/** Props of `<PosePainter>`. */
export interface PosePainterProps extends PosePainterCallbacks, LanguageProps {
  /** Origin of the API; default: the provider's, else the page's own. */
  apiBaseUrl?: string | undefined;
  /** Partner key. */
  apiKey?: string | undefined;
  /** A client of your own; wins over `apiBaseUrl` and `apiKey`. */
  client?: Client | undefined;
  /** `auto` (the default) follows an outer theme, else the system. */
  theme?: Theme | undefined;
  /** Fills the scene at the start, and again whenever it changes. */
  scene?: string | undefined;
  /**
   * Whether sketch, scene and aspect ratio outlast a reload, in this browser's `localStorage`. The default is `true`.
   * A text is the name of a place of its own, for several painters on one origin. `false` keeps nothing.
   */
  keepSketch?: boolean | string | undefined;
  /** Gets what the visitor does; default: the provider's. */
  onAnalytics?: AnalyticsHandler | undefined;
}
