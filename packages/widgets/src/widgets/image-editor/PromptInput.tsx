import { useId } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { chosenFeature } from './FeatureBar.tsx';
import { RatioSelect } from './RatioSelect.tsx';
import type { Editor } from './use-image-editor.ts';

/** The wish: the words, their count, the wanted ratio, and ideas of the chosen kind. */
export function PromptInput({ editor }: { editor: Editor }) {
  const { state, words, known, promptField, dispatch } = editor;
  const id = useId();
  const length = state.prompt.trim().length;
  const max = known?.limits.maxPromptLength;
  return (
    <div className="nb-wish">
      <label className="nb-label" htmlFor={id}>
        {words.promptLabel}
      </label>
      <div part="prompt" className="nb-prompt">
        <textarea
          ref={promptField}
          id={id}
          className="nb-prompt__text"
          rows={4}
          // What is written decides; the hint reads as the words around it.
          dir={state.prompt ? 'auto' : undefined}
          placeholder={words.promptPlaceholder}
          value={state.prompt}
          aria-describedby={`${id}-count`}
          onChange={(event) => dispatch({ type: 'prompt', prompt: event.target.value })}
        />
        <div className="nb-prompt__row">
          <RatioSelect editor={editor} />
          {editor.work ? <editor.work.MarkButtons editor={editor} /> : null}
          <span
            id={`${id}-count`}
            className={classNames(
              'nb-count',
              max !== undefined && length > max && 'nb-count--over',
            )}
          >
            <bdi dir="ltr" aria-hidden="true">
              {max ? `${length} / ${max}` : length}
            </bdi>
            {max ? (
              <span className="nb-visually-hidden">{words.promptCount(length, max)}</span>
            ) : null}
          </span>
        </div>
      </div>
      <Ideas editor={editor} />
    </div>
  );
}

function Ideas({ editor }: { editor: Editor }) {
  const { words, config, fillPrompt } = editor;
  const feature = chosenFeature(editor);
  if (!feature) {
    return (
      <div className="nb-ideas" aria-hidden="true">
        {config.status === 'loading'
          ? ['a', 'b', 'c'].map((key) => (
              <span key={key} className="nb-skeleton nb-chip__skeleton" />
            ))
          : null}
      </div>
    );
  }
  return (
    <ul
      className="nb-ideas"
      aria-label={words.suggestionsLabel(words.featureLabels[feature.id] ?? feature.label)}
    >
      {feature.suggestions.map((suggestion) => {
        const idea = words.featureTexts[suggestion] ?? suggestion;
        return (
          <li key={suggestion}>
            <Chip onClick={() => fillPrompt(words.asksIdeas ? idea : suggestion, 'feature')}>
              {idea}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
