import { SquareDashedMousePointer, X } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { figurineFileName, isRunning } from '../../core/figurine/record.ts';
import { Button } from '../../ui/Button.tsx';
import { usePart } from '../../ui/use-part.ts';
import { ModelFacts } from './ModelFacts.tsx';
import { StepFailure } from './StepFailure.tsx';
import type { FirstMaker } from './use-figurine.ts';
import { type Maker, useMaker } from './use-maker.ts';
import { WorkProgress } from './WorkProgress.tsx';

const loadViewer = () => import('../../viewer/Viewer.tsx');

/** The 3D model: how far it is, then the model itself with its files. */
export function ModelCard({ maker: first }: { maker: FirstMaker }) {
  const maker = useMaker(first);
  const { words, state, isConverting, conversion, dispatch } = maker;
  const { model, figurine } = state;
  const problem = maker.problemOf('model');
  const canRetry = figurine?.status === 'completed' && !isConverting;
  const card = useShownWhenAsked(state.pending.model !== undefined);
  return (
    <section
      ref={card}
      part="card"
      className="nb-editor__card nb-model"
      aria-labelledby="nb-figurine-model"
    >
      <h2 id="nb-figurine-model" className="nb-figurine__title">
        {words.modelTitle}
      </h2>
      {isConverting ? (
        <div className="nb-model__busy">
          <WorkProgress
            words={words}
            record={state.pending.model === undefined ? model : null}
            label={words.converting}
            startedAt={state.pending.model ?? Date.parse(model?.createdAt ?? '')}
            operations={maker.known?.engine.abilities.operations}
            {...conversion}
          />
          {isRunning(model) ? (
            <Button icon={<X aria-hidden="true" />} onClick={conversion.cancel}>
              {words.cancel}
            </Button>
          ) : null}
        </div>
      ) : null}
      {problem && !isConverting ? (
        <StepFailure
          maker={maker}
          step="model"
          advice={words.modelFailedCard}
          action={
            canRetry ? (
              problem.needsMark ? (
                <Button
                  icon={<SquareDashedMousePointer aria-hidden="true" />}
                  onClick={() => dispatch({ type: 'mark', marking: 'figurine' })}
                >
                  {words.photoMark}
                </Button>
              ) : (
                <Button onClick={conversion.convert}>{words.tryAgain}</Button>
              )
            ) : undefined
          }
        />
      ) : null}
      {model?.status === 'cancelled' && !isConverting && !problem ? (
        <p className="nb-quiet">
          {words.modelCancelled}
          {canRetry ? <Button onClick={conversion.convert}>{words.tryAgain}</Button> : null}
        </p>
      ) : null}
      {model?.status === 'completed' ? (
        <div className="nb-model__body">
          <Preview maker={maker} />
          <ModelFacts maker={maker} model={model} />
        </div>
      ) : null}
    </section>
  );
}

/** Comes into sight when the visitor asks for a model: it may be below the window's edge. */
function useShownWhenAsked(isAsked: boolean) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    card.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
  }, [isAsked]);
  return card;
}

/** The model to be turned, in code that is loaded when there is one. */
function Preview({ maker }: { maker: Maker }) {
  const { client, words, state, notify } = maker;
  const { model, figurine } = state;
  const viewer = usePart(true, loadViewer, () =>
    notify({ tone: 'danger', title: words.figurineLoadFailed }),
  );
  const url = model?.glbUrl ?? model?.stlUrl;
  const load = useCallback(
    (signal: AbortSignal) =>
      url ? client.files.get(url, { signal }) : Promise.reject(new Error('No file')),
    [client, url],
  );
  if (!viewer || !model) return <div className="nb-model__waiting nb-skeleton" />;
  const still = figurine?.cutoutUrl ?? figurine?.generatedImageUrl;
  return (
    <viewer.Viewer
      key={model.id}
      load={load}
      label={words.modelLabel}
      still={still ? client.files.url(still) : undefined}
      fileName={figurineFileName(model)}
    />
  );
}
