import {
  Box,
  Download,
  ImageOff,
  LoaderCircle,
  RotateCcw,
  SquareDashedMousePointer,
} from 'lucide-react';
import { useState } from 'react';
import { isMadeBy } from '../../core/figurine/wishes.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckLink } from '../../ui/CheckLink.tsx';
import { EngineMessage } from '../../ui/EngineMessage.tsx';
import { usePart } from '../../ui/use-part.ts';
import { EmptyResult } from './EmptyResult.tsx';
import { momentText } from './format.ts';
import { ModelOptions } from './ModelOptions.tsx';
import { StepFailure } from './StepFailure.tsx';
import type { FirstMaker } from './use-figurine.ts';
import { type Maker, useMaker } from './use-maker.ts';
import { WorkProgress } from './WorkProgress.tsx';

const loadMarking = () => import('./MarkPart.tsx');

/** What is made: the figurine's picture on its way, there, or failed; and where it goes from there. */
export function ResultSteps({ maker: first }: { maker: FirstMaker }) {
  const maker = useMaker(first);
  const { marking, figurine, photo } = maker.state;
  const canMark = marking === 'photo' ? photo !== null : figurine?.status === 'completed';
  return (
    <>
      {marking && canMark ? <Marking maker={maker} /> : <Stage maker={maker} />}
      {figurine?.status === 'completed' && !marking ? <Actions maker={maker} /> : null}
    </>
  );
}

function Marking({ maker }: { maker: Maker }) {
  const { words, state, dispatch, generation, conversion } = maker;
  const of = state.marking ?? 'photo';
  const part = usePart(true, loadMarking, () => {
    dispatch({ type: 'mark', marking: null });
    maker.notify({ tone: 'danger', title: words.figurineLoadFailed });
  });
  const isPhoto = of === 'photo';
  return (
    <div className="nb-figurine__marking">
      <p>
        <strong>{isPhoto ? words.markPhotoTitle : words.markFigurineTitle}</strong>{' '}
        {isPhoto ? words.markPhotoText : words.markFigurineText}
      </p>
      {part ? <part.MarkPart key={of} maker={maker} of={of} /> : <div className="nb-stage" />}
      <Button look="solid" onClick={isPhoto ? generation.generate : conversion.convert}>
        {isPhoto ? words.markGenerate : words.markConvert}
      </Button>
    </div>
  );
}

function Stage({ maker }: { maker: Maker }) {
  const { words, state, client, isGenerating, generation, dispatch } = maker;
  const { figurine, photo } = state;
  const problem = maker.problemOf('figurine');
  if (isGenerating) {
    const startedAt = state.pending.figurine ?? Date.parse(figurine?.createdAt ?? '');
    return (
      <div className="nb-figurine__stage nb-figurine__stage--busy" aria-busy="true">
        {photo ? <img src={photo.url} alt="" /> : null}
        <WorkProgress
          words={words}
          record={state.pending.figurine === undefined ? figurine : null}
          label={words.figurineMaking}
          startedAt={startedAt}
          operations={maker.known?.engine.abilities.operations}
          {...generation}
        />
      </div>
    );
  }
  if (problem) {
    return (
      <div className="nb-figurine__stage">
        {photo ? <img src={photo.url} alt="" /> : null}
        <StepFailure
          maker={maker}
          step="figurine"
          advice={words.figurineFailedCard}
          action={
            problem.needsMark && photo ? (
              <Button
                icon={<SquareDashedMousePointer aria-hidden="true" />}
                onClick={() => dispatch({ type: 'mark', marking: 'photo' })}
              >
                {words.photoMark}
              </Button>
            ) : undefined
          }
        />
      </div>
    );
  }
  if (figurine?.status === 'completed' && figurine.generatedImageUrl) {
    return (
      <div className="nb-figurine__stage">
        <Picture
          key={figurine.id}
          url={client.files.url(figurine.generatedImageUrl)}
          maker={maker}
        />
      </div>
    );
  }
  return <EmptyResult words={words} />;
}

function Picture({ url, maker }: { url: string; maker: Maker }) {
  const { words, state } = maker;
  const [isBroken, setBroken] = useState(false);
  if (!isBroken) return <img src={url} alt={words.figurineAlt} onError={() => setBroken(true)} />;
  const isExpired = Date.parse(state.figurine?.expiresAt ?? '') < Date.now();
  return (
    <p className="nb-figurine__broken">
      <ImageOff aria-hidden="true" />
      {isExpired ? words.expired : words.figurineBroken}
    </p>
  );
}

function Actions({ maker }: { maker: Maker }) {
  const { client, words, tag, state, dispatch } = maker;
  const { isConverting, conversion, downloads, photo } = maker;
  const { figurine, model, modelWish } = state;
  const isMade = model?.status === 'completed' && isMadeBy(model, modelWish);
  const reason = isConverting ? words.converting : isMade ? words.modelExists : undefined;
  return (
    <div className="nb-figurine__actions">
      {figurine?.message ? (
        <p className="nb-figurine__message">
          <EngineMessage message={figurine.message} remarks={figurine.remarks} />
        </p>
      ) : null}
      <div className="nb-figurine__row">
        <Button
          look="solid"
          reason={reason}
          icon={
            isConverting ? (
              <LoaderCircle className="nb-spin" aria-hidden="true" />
            ) : (
              <Box aria-hidden="true" />
            )
          }
          onClick={conversion.convert}
        >
          {words.make3d}
        </Button>
        <Button icon={<Download aria-hidden="true" />} onClick={downloads.savePicture}>
          {words.figurineDownload}
        </Button>
        <Button
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => {
            photo.remove();
            dispatch({ type: 'restart' });
            maker.announce(words.startedOver);
          }}
        >
          {words.startOver}
        </Button>
      </div>
      <ModelOptions maker={maker} />
      {figurine ? (
        <p className="nb-fine">
          {words.resultExpires(momentText(figurine.expiresAt, tag))}{' '}
          {figurine.generatedImageUrl ? (
            <CheckLink
              client={client}
              imageUrl={figurine.generatedImageUrl}
              words={words}
              look="text"
            />
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
