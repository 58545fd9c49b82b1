import { useCallback, useState } from 'react';
import { withMask } from '../../core/mask.ts';
import { isSelected, nothingSelected, type Selection } from '../../core/selection.ts';
import type { MarkingWords } from '../../locales/en/marking.ts';

/** How the pointer marks. */
export type MarkTool = 'box' | 'keep' | 'remove';

/** Half the width of the brush, as a share of the picture's longer edge. */
export const brush = { smallest: 0.005, usual: 0.02, largest: 0.1, step: 0.005 };

export interface MarkNeeds {
  words: MarkingWords;
  announce: (text: string) => void;
  /** What is marked now. */
  selection: Selection;
  onSelection: (selection: Selection) => void;
  /** The visitor is done. */
  onClose: () => void;
}

/** The tools in hand, and the way back from each mark. */
export function useMarks({ words, announce, selection, onSelection, onClose }: MarkNeeds) {
  const [tool, setTool] = useState<MarkTool>('box');
  const [radius, setRadius] = useState(brush.usual);
  const [past, setPast] = useState<readonly Selection[]>([]);

  const mark = useCallback(
    (next: Selection) => {
      setPast((before) => [...before, selection]);
      onSelection(next);
    },
    [onSelection, selection],
  );
  const undo = useCallback(() => {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    onSelection(last);
    announce(words.undone);
  }, [past, onSelection, announce, words]);
  const clear = useCallback(() => {
    if (!isSelected(selection)) return;
    mark(withMask(nothingSelected, selection.mask));
    announce(words.markCleared);
  }, [selection, mark, announce, words]);

  const canUndo = past.length > 0;
  return {
    selection,
    mark,
    tool,
    setTool,
    radius,
    setRadius,
    canUndo,
    undo,
    clear,
    close: onClose,
  };
}

export type Marks = ReturnType<typeof useMarks>;
