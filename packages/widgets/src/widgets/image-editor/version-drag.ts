import type { DragEvent } from 'react';
import type { Version } from '../../core/version.ts';

/** Says to editors of this page that a version is dragged; pages see no content before the drop. */
const TYPE = 'application/x-nano-banana-version';

/** The one that is dragged: between editors of one page it goes as it is, never by its address. */
let dragged: Version | undefined;

export function beginDrag({ dataTransfer }: DragEvent, version: Version): void {
  dragged = version;
  dataTransfer.setData(TYPE, version.id);
  dataTransfer.effectAllowed = 'copy';
}

export function endDrag(): void {
  dragged = undefined;
}

/** The version over the page now, if it is one. */
export function draggedVersion({ dataTransfer }: DragEvent): Version | undefined {
  return dataTransfer.types.includes(TYPE) ? dragged : undefined;
}
