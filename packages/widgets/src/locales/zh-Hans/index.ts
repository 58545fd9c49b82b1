import { speech } from '../engine/speech.ts';
import { createFormats } from '../formats.ts';
import type { Pack } from '../pack.ts';
import { common } from './common.ts';
import { details } from './details.ts';
import { editor } from './editor.ts';
import { element } from './element.ts';
import { figurine } from './figurine.ts';
import { marking } from './marking.ts';
import { optimizer } from './optimizer.ts';
import { pose } from './pose.ts';
import { sheets } from './sheets.ts';
import { versions } from './versions.ts';
import { view } from './view.ts';

/** The whole pack. */
export const words: Pack = (tag) => {
  const formats = createFormats(tag);
  return {
    ...common(formats),
    ...details(formats),
    ...editor(formats),
    ...element(formats),
    ...figurine(formats),
    ...marking(formats),
    ...optimizer(formats),
    ...pose(formats),
    ...sheets(formats),
    ...versions(formats),
    ...view(formats),
    engineSpeech: speech(formats, () => import('../engine/zh-Hans/index.ts')),
  };
};
