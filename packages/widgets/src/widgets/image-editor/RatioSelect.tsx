import { ChevronDown, Ratio } from 'lucide-react';
import type { Editor } from './use-image-editor.ts';

/** The wanted aspect ratio: a native select that looks like a chip. */
export function RatioSelect({ editor }: { editor: Editor }) {
  const { state, words, known, dispatch } = editor;
  const ratios = known?.engine.abilities.aspectRatios ?? [];
  const isMasked = state.selection.mask !== undefined;
  return (
    <span className="nb-select" title={isMasked ? words.maskKeepsRatio : undefined}>
      <Ratio aria-hidden="true" />
      <select
        aria-label={words.ratioLabel}
        aria-description={isMasked ? words.maskKeepsRatio : undefined}
        disabled={isMasked}
        value={isMasked ? '' : state.aspectRatio}
        onChange={({ target }) => {
          const aspectRatio = ratios.find((ratio) => ratio === target.value) ?? '';
          dispatch({ type: 'aspect-ratio', aspectRatio });
        }}
      >
        <option value="">{words.ratioMatch}</option>
        {ratios.map((ratio) => (
          <option key={ratio} value={ratio}>
            {ratio}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="nb-select__arrow" />
    </span>
  );
}
