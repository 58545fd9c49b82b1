import type { Client } from '@nano-banana/client-sdk';
import type { Dispatch, RefObject } from 'react';
import type { EditorEvent, EditorState } from '../../core/editor-state.ts';
import type { EditorWords } from '../../locales/en/editor.ts';
import type { AnalyticsEvent } from '../../provider/analytics.ts';
import type { ToastContent } from '../../ui/use-toasts.ts';
import type { SuccessRecords } from './SuccessRecording.ts';
import type { ImageEditorCallbacks } from './types.ts';

/** What everything that the editor does works with. */
export interface EditorNeeds {
  client: Client;
  state: EditorState;
  dispatch: Dispatch<EditorEvent>;
  words: EditorWords;
  announce: (text: string) => void;
  notify: (toast: ToastContent) => void;
  callbacks: ImageEditorCallbacks;
  track: (event: AnalyticsEvent) => void;
  /** null until what makes results is loaded. */
  records: RefObject<SuccessRecords | null>;
}
