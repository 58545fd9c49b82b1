import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useEngineVoice } from '../../ui/use-engine-voice.ts';
import type { FirstMaker } from './use-figurine.ts';
import { useMaker } from './use-maker.ts';
import { byCategory } from './use-prompt-packs.ts';

/** How the figurine should be: a template, own words, both or none. */
export function StyleCard({ maker: first }: { maker: FirstMaker }) {
  const maker = useMaker(first);
  const { words, state, dispatch, packs, retryPacks, known } = maker;
  const [selectId, aboutId, promptId, countId] = [useId(), useId(), useId(), useId()];
  const voice = useEngineVoice();
  const list = packs.status === 'ready' && voice ? packs.packs.map(voice.template) : [];
  const chosen = list.find(({ id }) => id === state.promptId);
  const max = known?.limits.maxPromptLength;
  const length = state.customPrompt.trim().length;
  const isTooLong = max !== undefined && length > max;
  return (
    <section className="nb-figurine__part" aria-labelledby="nb-figurine-style">
      <h2 id="nb-figurine-style" className="nb-figurine__title">
        {words.styleTitle}
      </h2>
      <div className="nb-field">
        <label htmlFor={selectId}>{words.styleTemplate}</label>
        <span className="nb-field__select">
          <select
            id={selectId}
            value={chosen?.id ?? ''}
            aria-describedby={aboutId}
            onChange={({ target }) => dispatch({ type: 'template', promptId: target.value })}
          >
            <option value="">{packs.status === 'loading' ? words.loading : words.styleNone}</option>
            {byCategory(list).map(({ label, members }) => (
              <optgroup key={label} label={label}>
                {members.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
        <p id={aboutId} className="nb-fine">
          {chosen ? `${chosen.categoryLabel} · ${chosen.description}` : words.styleAbout}
        </p>
        {packs.status === 'failed' ? (
          <p className="nb-quiet">
            {words.styleFailed}
            <Button onClick={retryPacks}>{words.retry}</Button>
          </p>
        ) : null}
      </div>
      <div className="nb-field">
        <label htmlFor={promptId}>
          {words.stylePrompt} <span className="nb-fine">({words.styleOptional})</span>
        </label>
        <textarea
          // What is written decides; the hint reads as the words around it.
          dir={state.customPrompt ? 'auto' : undefined}
          id={promptId}
          rows={2}
          value={state.customPrompt}
          placeholder={words.stylePlaceholder}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? countId : undefined}
          onChange={({ target }) => dispatch({ type: 'words', customPrompt: target.value })}
        />
        {isTooLong ? (
          <p id={countId} className="nb-fault" role="alert">
            {words.promptTooLong(length - max)}
          </p>
        ) : null}
      </div>
    </section>
  );
}
