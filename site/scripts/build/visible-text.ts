const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Text as HTML has it, as people read it. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}

/** All words of a document's body; what unfolds or stands behind a tab is among them. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return decodeEntities(
    body
      .replace(/<(script|style|noscript|svg)\b[\s\S]*?<\/\1>/g, ' ')
      // React puts comments between pieces of one text.
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<\/?(?:a|b|strong|em|i|code|span|time|kbd)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ');
}
