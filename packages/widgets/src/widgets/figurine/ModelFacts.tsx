import type { Model } from '@nano-banana/client-sdk';
import { Download } from 'lucide-react';
import { secondsOf } from '../../core/figurine/record.ts';
import { EngineMessage } from '../../ui/EngineMessage.tsx';
import { momentText, numberText } from './format.ts';
import { type ModelFormat, modelUrl } from './use-downloads.ts';
import type { Maker } from './use-maker.ts';

const formats: readonly ModelFormat[] = ['stl', '3mf', 'glb'];

/** The model in numbers, its files, and what was changed so that it can be printed. */
export function ModelFacts({ maker, model }: { maker: Maker; model: Model }) {
  const { words, tag, downloads } = maker;
  const { sizeMm, volumeCm3, triangles, notes, remarks } = model;
  const took = secondsOf(model);
  return (
    <div className="nb-model__facts">
      <dl className="nb-facts">
        {sizeMm ? (
          <div>
            <dt>
              {words.modelSize} <span className="nb-fine">{words.modelSizeAxes}</span>
            </dt>
            <dd>
              {words.modelSizeOf(
                numberText(sizeMm.x, tag),
                numberText(sizeMm.y, tag),
                numberText(sizeMm.z, tag),
              )}
            </dd>
          </div>
        ) : null}
        {volumeCm3 === null ? null : (
          <div>
            <dt>{words.modelVolume}</dt>
            <dd>{words.modelVolumeOf(numberText(volumeCm3, tag))}</dd>
          </div>
        )}
        {triangles === null ? null : (
          <div>
            <dt>{words.modelTriangles}</dt>
            <dd>{numberText(triangles, tag)}</dd>
          </div>
        )}
      </dl>
      {notes.length > 0 ? (
        <div className="nb-model__notes">
          <h3>{words.modelNotes}</h3>
          <ul>
            {notes.map((note, index) => (
              <li key={note}>
                <EngineMessage message={note} remarks={remarks?.slice(index, index + 1)} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="nb-model__downloads">
        <h3>{words.modelDownloads}</h3>
        <ul>
          {formats
            .filter((format) => modelUrl(model, format))
            .map((format) => (
              <li key={format}>
                <button
                  type="button"
                  className="nb-file"
                  onClick={() => downloads.saveModel(format)}
                >
                  <Download aria-hidden="true" />
                  <strong>{words.modelFormats[format].name}</strong>
                  <span>{words.modelFormats[format].about}</span>
                </button>
              </li>
            ))}
        </ul>
      </div>
      <p className="nb-fine">
        {took === null
          ? null
          : `${words.modelTook(took < 1 ? words.underOneSecond : words.seconds(took))} `}
        {words.resultExpires(momentText(model.expiresAt, tag))}
      </p>
    </div>
  );
}
