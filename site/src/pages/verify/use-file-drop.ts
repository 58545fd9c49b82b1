import { type ChangeEvent, useEffect, useRef, useState } from 'react';

/**
 * A picture that is dropped or pasted anywhere on the page, or chosen from the device: a drop beside the table would
 * otherwise make the browser leave the page for the file.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const take = ([file]: FileList) => {
      if (file) onFile(file);
    };
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData) take(clipboardData.files);
    };
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', onPaste, { signal });
    document.addEventListener('dragover', onDragOver, { signal });
    document.addEventListener('dragleave', onDragLeave, { signal });
    document.addEventListener('drop', onDrop, { signal });
    return () => listening.abort();
  }, [onFile]);
  return {
    isOver,
    browse: () => input.current?.click(),
    input: {
      ref: input,
      type: 'file',
      accept: 'image/png,image/jpeg,image/webp,image/gif',
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
        // So that the same file can be chosen again.
        currentTarget.value = '';
      },
    },
  };
}
