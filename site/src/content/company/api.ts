import javascript from './api-samples/edit.js?raw';
import php from './api-samples/edit.php?raw';
import python from './api-samples/edit.py?raw';
import curl from './api-samples/edit.sh?raw';

/** The same request in four languages; the tests run these very files against the server. */
export const samples: readonly { id: string; label: string; code: string }[] = [
  { id: 'python', label: 'Python', code: python },
  { id: 'javascript', label: 'JavaScript', code: javascript },
  { id: 'curl', label: 'cURL', code: curl },
  { id: 'php', label: 'PHP', code: php },
];

/** Calls that only read, to be tried on the page. */
export const safeCalls: readonly { path: string; about: string }[] = [
  { path: '/api/health', about: 'Is the server there?' },
  { path: '/api/config', about: 'Limits, the engine, and a sentence for everything it can do.' },
  { path: '/api/limits', about: 'What is left for you today.' },
  { path: '/api/prompt-packs', about: 'Prompts for figurines.' },
  { path: '/api/trending-patterns', about: 'What visitors ask for and keep.' },
];

/** Things that every call has in common. */
export const principles: readonly { title: string; text: string }[] = [
  {
    title: 'No key needed',
    text: 'A key of a partner has limits of its own: send it as Authorization: Bearer nb_…. The operator makes one with npm run keys.',
  },
  {
    title: 'One shape of failure',
    text: 'success, error, message, code, requestId. Show error to people, branch on code, and tell us the requestId.',
  },
  {
    title: 'Retry without doing it twice',
    text: 'Send an Idempotency-Key with what makes something. The same key gets the same answer for a day.',
  },
  {
    title: 'Do not wait',
    text: 'Prefer: respond-async answers 202 at once; ask GET /api/jobs/{id}. Accept: text/event-stream tells how far an edit is.',
  },
  {
    title: 'Limits in every answer',
    text: 'RateLimit and RateLimit-Policy say what is left; Retry-After says when to come back.',
  },
  {
    title: 'Files expire',
    text: 'Results live under /api/files/… for 24 hours unless the operator says otherwise; after that the address answers 410.',
  },
];
