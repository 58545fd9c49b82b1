import { type DragEvent, useState } from 'react';
import type { ResultAction } from './result-actions.ts';
import type { Editor } from './use-image-editor.ts';
import { draggedVersion } from './version-drag.ts';

/** Where a dragged version can be dropped, and that one is over the editor. */
export function useVersionDrop({ actions }: Pick<Editor, 'actions'>) {
  const [isOver, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    if (!draggedVersion(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  };
  return {
    isOver,
    /** For the root of the editor. */
    area: {
      onDragEnter: (event: DragEvent) => setOver(draggedVersion(event) !== undefined),
      onDragLeave: (event: DragEvent) => {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      },
      onDragEnd: () => setOver(false),
      onDrop: () => setOver(false),
    },
    /** For a place that does something with it. */
    target: (action: ResultAction) => ({
      onDragEnter: allow,
      onDragOver: allow,
      onDrop: (event: DragEvent) => {
        const version = draggedVersion(event);
        if (!version) return;
        event.preventDefault();
        void actions.run(action, version);
      },
    }),
  };
}

export type VersionDrop = ReturnType<typeof useVersionDrop>;
