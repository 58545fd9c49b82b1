import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Picture } from '../../core/picture.ts';
import { MarkBar } from './MarkBar.tsx';
import { MarkSurface } from './MarkSurface.tsx';
import type { Editor } from './use-image-editor.ts';
import { useMarks } from './use-marks.ts';
import { useOutline } from './use-outline.ts';

interface MarkingProps {
  editor: Editor;
  /** The first picture: the one that is marked. */
  picture: Picture;
}

/** The first picture on the stage, with the tools to say what is meant on it. */
export function Marking({ editor, picture }: MarkingProps) {
  const marks = useMarks(editor);
  const outline = useOutline(editor, picture, marks.selection);
  const ratio = useRatio(picture);
  const stage = useRef<HTMLDivElement>(null);
  // The keyboard goes on where the eyes do.
  useEffect(() => {
    if (ratio) stage.current?.querySelector<SVGElement>('svg')?.focus({ preventScroll: true });
  }, [ratio]);
  return (
    <>
      <div
        ref={stage}
        className="nb-stage"
        style={{ '--nb-picture-ratio': ratio } as CSSProperties}
      >
        {ratio ? <MarkSurface {...{ editor, picture, marks, outline, ratio }} /> : null}
      </div>
      <MarkBar editor={editor} marks={marks} outline={outline} />
    </>
  );
}

/** Width / height of the picture, once the browser knows. */
function useRatio({ url }: Picture): number | undefined {
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setRatio(image.naturalWidth / image.naturalHeight);
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return ratio;
}
