import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';

/** A picture that is dropped on an element, pasted anywhere on the page, or chosen from the device. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const [file] = clipboardData?.files ?? [];
      if (file) onFile(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFile]);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    browse: () => input.current?.click(),
    zone: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setOver(false);
        }
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
    input: {
      ref: input,
      type: 'file',
      accept: 'image/png,image/jpeg,image/webp,image/gif',
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        take(currentTarget.files);
        // So that the same file can be chosen again.
        currentTarget.value = '';
      },
    },
  };
}
