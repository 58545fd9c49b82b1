/** Characters that file systems refuse, control characters and direction marks that disguise endings. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const refused = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Asks the browser to save an answer under a name (RFC 6266).
 *
 * @param wanted The wanted file name, as it came; characters that file systems refuse become `_`.
 * @param fallback The name when nothing usable is left.
 */
export function attachment(wanted: string, fallback: string): string {
  const cleaned = wanted
    .toWellFormed()
    .replace(refused, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const name = cleaned || fallback;
  const ascii = name.replace(/[^\x20-\x7e]|%/g, '_');
  const plain = `attachment; filename="${ascii}"`;
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${encodeExtended(name)}`;
}

/** RFC 8187 allows fewer characters than encodeURIComponent leaves. */
function encodeExtended(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
