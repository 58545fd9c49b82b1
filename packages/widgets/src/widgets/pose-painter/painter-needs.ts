import type { Client, Config } from '@nano-banana/client-sdk';
import type { Dispatch } from 'react';
import type { PainterEvent, PainterState } from '../../core/pose/painter-state.ts';
import type { SketchView } from '../../core/pose/sketch-view.ts';
import type { CommonWords } from '../../locales/en/common.ts';
import type { poseBeginWords } from '../../locales/en/pose-begin.ts';
import type { AnalyticsEvent } from '../../provider/analytics.ts';
import type { ToastContent } from '../../ui/use-toasts.ts';
import type { PosePainterCallbacks } from './types.ts';

export type PainterWords = CommonWords & typeof poseBeginWords;

/** Where the sketch is shown. */
export interface Board {
  /** Whether the browser gives a canvas to draw on. */
  hasContext: boolean;
  /** undefined where it does not, and until what draws is loaded. */
  view: SketchView | undefined;
}

/** What the painter's actions work with. */
export interface PainterNeeds {
  client: Client;
  state: PainterState;
  dispatch: Dispatch<PainterEvent>;
  words: PainterWords;
  /** The language's tag (BCP 47). */
  tag: string;
  announce: (text: string) => void;
  notify: (toast: ToastContent) => void;
  callbacks: PosePainterCallbacks;
  /** What is needed to do something could not be loaded. */
  tellPartFailed: () => void;
  track: (event: AnalyticsEvent) => void;
  /** null while the server has not answered. */
  known: Config | null;
  /** null until it is on the page. */
  board: Board | null;
}
