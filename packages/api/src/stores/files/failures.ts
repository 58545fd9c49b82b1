import { AppError } from '../../errors.ts';

// Causes are logged, so they are written anew here: those of file systems and SDKs name the file,
// whose id is all it takes to see a picture.

/** There is no room. */
export function storageFull(cause: string): AppError {
  return new AppError('storage_full', { cause: new Error(`The file store is full: ${cause}`) });
}

/** The store cannot be reached or refuses to work; that may pass. */
export function notReady(cause: string): AppError {
  return new AppError('not_ready', {
    message: 'The server cannot reach or write its file store; its operator has to look at it.',
    headers: { 'Retry-After': '10' },
    cause: new Error(`The file store does not work: ${cause}`),
  });
}

/** A file that was read is not there. */
export function missingFile(): AppError {
  return new AppError('not_found', { cause: new Error('A stored file is missing') });
}

/** For `catch`: throws what a translator makes of an error. */
export function rethrow(translate: (error: unknown) => unknown): (error: unknown) => never {
  return (error) => {
    throw translate(error);
  };
}
