/** The picture types that a stored file is answered as. */
export type FileFormat = 'png' | 'jpg' | 'webp';

/** How a stored file should be answered. */
export interface FileUrlOptions {
  /** Another type than the stored one: the server converts, once. */
  format?: FileFormat | undefined;
  /** Makes the answer an attachment with this file name. */
  download?: string | undefined;
}

/**
 * The file's name from an `imageUrl` as the API gives it.
 * @throws TypeError when it is not the address of a stored file
 */
export function fileName(imageUrl: string, format?: FileFormat): string {
  const match = /\/api\/files\/([^/?#]+?)(\.[a-z0-9]+)?(?:[?#]|$)/i.exec(imageUrl);
  if (!match) throw new TypeError(`Not the address of a stored file: ${imageUrl}`);
  return match[1] + (format ? `.${format}` : (match[2] ?? ''));
}

/** An address that can be handed to others; stays a path only where there is no page (on a server). */
export function fileUrl(baseUrl: string, imageUrl: string, options: FileUrlOptions = {}): string {
  const query = options.download ? `?download=${encodeURIComponent(options.download)}` : '';
  const path = `${baseUrl}/api/files/${fileName(imageUrl, options.format)}${query}`;
  const page = globalThis.location?.href;
  try {
    return new URL(path, page).href;
  } catch {
    return path;
  }
}

/** Address of the page that says where a stored picture comes from. */
export function checkUrl(baseUrl: string, imageUrl: string): string {
  const path = `${baseUrl}/verify#${fileName(imageUrl)}`;
  try {
    return new URL(path, globalThis.location?.href).href;
  } catch {
    return path;
  }
}
