import type { Credentials } from '@nano-banana/provenance';
import type { MarkKind } from '../../stores/database/schema.ts';
import type { Provenance } from './checking.ts';
import type { Mark } from './marks.ts';

/** What each kind of picture is, in words. */
const kindWords: Record<MarkKind, string> = {
  edit: 'as an edit of another picture',
  pose: 'as a scene with posed characters',
  figurine: 'as the picture of a figurine',
  cutout: 'as the subject of a picture, cut out',
};

/** IPTC's digital source types (https://cv.iptc.org/newscodes/digitalsourcetype/) in words. */
const sourceWords: Record<string, string> = {
  trainedAlgorithmicMedia: 'made with a trained model (generative AI)',
  compositeWithTrainedAlgorithmicMedia: 'partly made with a trained model (generative AI)',
  compositeSynthetic: 'put together, partly from what a trained model (generative AI) made',
  algorithmicMedia: 'made by an algorithm that no pictures were used to train',
  algorithmicallyEnhanced: 'changed by an algorithm, without a generative model',
  composite: 'put together from several elements',
  compositeCapture: 'put together from several photos',
  digitalCapture: 'taken with a digital camera',
  computationalCapture: 'taken with a camera that computes a photo from several exposures',
  digitalCreation: 'made by a person with digital tools',
  humanEdits: 'changed by a person with digital tools',
  screenCapture: 'captured from a screen',
};

/** Says what was found, what it means and what it does not prove. */
export function explain(provenance: Provenance): string[] {
  if (provenance.verdict === 'made-here') return explainOwn(provenance);
  if (provenance.verdict === 'other-credentials') return explainOthers(provenance);
  return explainNone(provenance);
}

function explainOwn(provenance: Provenance): string[] {
  const { mark, parent, isInPixels, isOwnSignature, credentials, isSelfMade } = provenance;
  const who = mark
    ? `This picture was made here on ${momentOf(mark)} (engine: ${mark.engine}), ${kindWords[mark.kind]}.`
    : 'This picture was made here.';
  return [
    who,
    ...(parent ? [`It was made from a picture that was made here on ${momentOf(parent)}.`] : []),
    isInPixels ? 'Its invisible watermark was found in the pixels.' : signedOnly(mark),
    ...changes(provenance),
    ...(isOwnSignature ? sourceIn(credentials) : []),
    ...(isOwnSignature && isSelfMade
      ? [
          'The certificate of this server is self-made, so verifiers elsewhere call its signer unknown.',
        ]
      : []),
    'This does not prove that what it shows is true, who asked for it, or whose it is.',
  ];
}

function signedOnly(mark: Mark | undefined): string {
  return mark && !mark.isInPixels
    ? 'Its content credentials are signed by this server; it had too little room for a watermark.'
    : 'Its content credentials are signed by this server; no watermark could be read from the pixels.';
}

function changes(provenance: Provenance): string[] {
  const { altered, credentials } = provenance;
  if (altered === false) return ['The file is byte for byte as it was signed.'];
  if (altered === true) {
    return ['The file was changed after it was signed; what was changed cannot be told.'];
  }
  if (!credentials) {
    return [
      'The content credentials it was given are gone: it was saved again, cropped, scaled or taken as a screenshot since. What else was changed cannot be told.',
    ];
  }
  return [
    credentials.valid
      ? `It was signed again by ${issuerOf(provenance)}; what was changed before that cannot be told.`
      : 'The content credentials in the file are damaged or were tampered with; what was changed cannot be told.',
  ];
}

function explainOthers(provenance: Provenance): string[] {
  const { credentials } = provenance;
  if (!credentials) return [];
  const { valid, intact } = credentials;
  const who = issuerOf(provenance);
  return [
    ...(valid
      ? [
          `This picture carries content credentials of ${who}, not of this server.`,
          intact
            ? 'The signature fits the file: it is byte for byte as it was signed.'
            : 'The signature does not fit the file: it was changed after it was signed.',
          ...sourceIn(credentials),
          'This server cannot tell whether the signer is who the certificate says.',
        ]
      : [
          `This picture carries content credentials that name ${who} as their signer.`,
          'They do not hold: the signature or what it covers is damaged or was tampered with, so that they say nothing.',
        ]),
    'No watermark of this server was found. That does not prove that none of it was made here.',
  ];
}

function explainNone(provenance: Provenance): string[] {
  return [
    traceOf(provenance),
    'That does not prove that the picture is real, or that no model made it: other makers leave other traces, or none.',
    'The watermark is designed to survive saving again, scaling and cropping. Small pieces, strong filters and pictures from before it was introduced have none that can be read.',
  ];
}

function traceOf({ isOwnSignature, credentials }: Provenance): string {
  if (isOwnSignature) {
    return 'It carries content credentials of this server that belong to another file: either this one was changed a lot, or they were copied from another picture.';
  }
  return credentials
    ? 'It carries content credentials that are damaged: nothing of them can be read, not even who signed. No watermark of this server was found.'
    : 'No watermark of this server and no content credentials were found.';
}

/** What the signer says of the making of this very file: credentials can be carried over to another picture. */
function sourceIn(credentials: Credentials | null): string[] {
  const holds = credentials?.valid && credentials.intact;
  const words = holds && sourceWords[credentials.sourceType?.split('/').at(-1) ?? ''];
  return words ? [`Its content credentials say: ${words}.`] : [];
}

function issuerOf({ credentials }: Provenance): string {
  return credentials?.issuer ? `“${credentials.issuer}”` : 'an unnamed signer';
}

/** In UTC, as nobody knows where the reader is. */
function momentOf({ createdAt }: Mark): string {
  const [date, time] = createdAt.toISOString().split('T') as [string, string];
  return `${date} at ${time.slice(0, 5)} UTC`;
}
