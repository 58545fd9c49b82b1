import { type ModelStandIn, startModelStandIn } from '@nano-banana/model-standin';
import { type OpenApp, openApp } from './open-app.ts';
import { editForm } from './pictures.ts';

/** A key that may be seen nowhere. */
export const testKey = 'AIzaSyTESTTESTTESTTESTTESTTESTTESTTEST0';

/** The application with a service behind it that is stood in for. */
export interface ModelApp extends OpenApp {
  standIn: ModelStandIn;
  /** Asks for an edit. */
  post(
    pictures: Uint8Array<ArrayBuffer>[],
    fields: Record<string, string>,
    init?: RequestInit,
  ): Promise<Response>;
}

/** Environment that makes the server ask the stand-in. */
export const environmentOf = {
  gemini: (url: string) => ({ GEMINI_API_KEY: testKey, GEMINI_BASE_URL: url }),
  openai: (url: string) => ({
    ENGINE: 'openai',
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: testKey,
  }),
};

/** Opens the application as `GEMINI_API_KEY` or `ENGINE=openai` make it, on a stand-in of its own. */
export async function openModelApp(
  service: keyof typeof environmentOf,
  environment: Record<string, string> = {},
): Promise<ModelApp> {
  const standIn = await startModelStandIn();
  const open = await openApp({
    environment: { ...environmentOf[service](standIn.url), ...environment },
  });
  return {
    ...open,
    standIn,
    post: async (pictures, fields, init = {}) =>
      open.app.request('/api/generate-image', {
        method: 'POST',
        body: editForm(pictures, fields),
        ...init,
      }),
    async close() {
      await open.close();
      await standIn.close();
    },
  };
}
