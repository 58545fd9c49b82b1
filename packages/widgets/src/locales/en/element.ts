/** What an element says around its widget: before it is there, when it has failed, and in a form. */
export const elementWords = {
  elementLoadFailedTitle: 'This tool could not be loaded',
  elementLoadFailed:
    'Check the connection, then try again; if that does not help, reload the page.',
  elementStoppedTitle: 'This tool has stopped',
  elementStopped: 'Something went wrong in it. You can start it again.',
  elementRetry: 'Try again',
  elementRequired: 'Please make a picture first.',
};
