/**
 * A reason why the server cannot start that its operator can mend. The message is one sentence or
 * two: what is wrong, and what to do.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
