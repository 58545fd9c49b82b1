/**
 * Posts the fields of one of the site's forms to the server.
 *
 * @throws Error whose message is a sentence for the visitor
 */
export async function sendForm(
  path: '/api/subscriptions' | '/api/feedback',
  fields: Record<string, string>,
): Promise<void> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
  } catch (cause) {
    throw new Error('The server cannot be reached. What you typed is still here: try again.', {
      cause,
    });
  }
  if (response.ok) return;
  const { error } = await readEnvelope(response);
  throw new Error(error ?? `The server answered ${response.status}. Try again in a moment.`);
}

async function readEnvelope(response: Response): Promise<{ error?: string }> {
  try {
    return await response.json();
  } catch {
    return {};
  }
}
