import { type ChangeEvent, type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { droppedFiles, hasFiles } from '../core/dropped-files.ts';
import { useNewest } from './use-newest.ts';

/** Files that are dropped on an element, or chosen from the device. What else is dragged is left alone. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const newest = useNewest(onFiles);
  const [isActive, setActive] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Entering a child comes before leaving its parent: only leaving what was entered last leads out.
  const enteredLast = useRef<EventTarget>(null);
  useMissedDrops();
  const take = useCallback(
    (chosen: HTMLInputElement) => {
      const files = [...(chosen.files ?? [])];
      // So that the same file can be chosen again.
      chosen.value = '';
      if (files.length > 0) newest.current(files);
    },
    [newest],
  );
  // On a page that came as HTML a file may be chosen before its scripts have run: nobody hears of that change.
  useEffect(() => {
    if (input.current) take(input.current);
  }, [take]);

  const over = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  };
  const browse = useCallback(() => input.current?.click(), []);
  return {
    /** Files are over the element now. */
    isActive,
    /** Opens the file picker; needs a click or a key of the visitor. */
    browse,
    /** For the element. */
    zone: {
      onDragEnter: (event: DragEvent) => {
        over(event);
        enteredLast.current = event.target;
        setActive(hasFiles(event.dataTransfer));
      },
      onDragOver: over,
      onDragLeave: (event: DragEvent) => {
        if (event.target === enteredLast.current) setActive(false);
      },
      onDrop: (event: DragEvent) => {
        setActive(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        void droppedFiles(event.dataTransfer).then((files) => newest.current(files));
      },
    },
    /** For a file input anywhere in it. */
    input: {
      ref: input,
      type: 'file',
      multiple: true,
      tabIndex: -1,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => take(currentTarget),
    },
  };
}

/** A file that is dropped beside an element would take the place of the whole page. */
function useMissedDrops() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}
