import { FileSignature, type LucideIcon, ScanLine, Tag } from 'lucide-react';
import { uploadLimits } from './upload-limits.ts';

const megabytes = uploadLimits.limits.maxImageBytes / 1024 ** 2;

/** Where a picture is checked on its page. */
export const checkerId = 'check';

export const verifyHero = {
  title: 'Where does this picture come from?',
  lead: 'Drop it in. This server looks for its own watermark and for signed content credentials, and says in plain words what they mean and what they do not prove.',
};

export const verifyWords = {
  drop: 'Drop a picture here',
  dropNow: 'Let go to check it',
  browse: 'Choose a picture',
  types: `PNG, JPEG, WebP or GIF, up to ${megabytes} MB`,
  paste: 'or paste one from the clipboard',
  checking: 'Looking for traces…',
  cancel: 'Cancel',
  another: 'Check another picture',
  retry: 'Try again',
  failed: 'That could not be checked',
  gone: 'That picture is no longer on this server. If you have a copy, choose it here',
  tooLarge: `A picture may have at most ${megabytes} MB`,
  offline: 'There was no answer. Check the connection and try again.',
  privacy:
    'The picture is sent to this server, looked at in memory and forgotten: it is not stored, shown to nobody and never used for training.',
};

/** What heads a result. */
export const verdictTitles = {
  madeHere: 'Made here',
  unchanged: 'Made here, unchanged',
  changed: 'Made here, changed since',
  others: 'Signed by somebody else',
  broken: 'The signature does not hold',
  none: 'No trace found',
} as const;

interface Layer {
  title: string;
  text: string;
  Icon: LucideIcon;
}

/** What every picture that leaves carries. */
export const provenanceLayers: readonly Layer[] = [
  {
    title: 'In the pixels: an invisible watermark',
    text: 'A random number, spread over the whole picture too faintly to see. It is designed to survive saving as JPEG, scaling, cropping and screenshots, so that a copy can be checked without its file.',
    Icon: ScanLine,
  },
  {
    title: 'In the metadata: where it comes from',
    text: 'The digital source type of IPTC, the word that agencies and search engines read: altered by an algorithm, put together, or made with a trained model, as is true for the engine used.',
    Icon: Tag,
  },
  {
    title: 'Around the file: content credentials',
    text: 'A signed record in the open standard C2PA: what was done, with what, and from which picture. It breaks when a single byte changes, and names the picture’s earlier credentials where it had any.',
    Icon: FileSignature,
  },
];

export const verifyLimits = {
  title: 'What a result does not prove',
  points: [
    'Nothing found is not proof of a real photo. Other tools leave other traces, or none.',
    'Made here is not proof that what it shows is true, nor of whose picture it is.',
    'A watermark can be lost: tiny pieces, strong filters and redrawing take it out. Pictures below 192 × 192 pixels never had one.',
    'The number in the watermark leads to a time, an engine, a kind of edit and the number of the picture before. It leads to no prompt and to no person.',
  ],
};
