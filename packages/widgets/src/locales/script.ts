/**
 * What the script tag says when it cannot get what it needs to say anything else. In English only: where this does not
 * arrive, no language does.
 */
export const scriptWords = {
  failed:
    'This tool could not be loaded. Check the connection, then try again; if that does not help, reload the page.',
  retry: 'Try again',
};
