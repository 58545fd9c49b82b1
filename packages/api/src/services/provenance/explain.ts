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
    isInPixels
      ? 'Its invisible watermark was found in the pixels.'
      : 'Its content credentials are signed by this server; no watermark could be read from the pixels.',
    ...changes(provenance),
    ...(credentials && !isOwnSignature
      ? [`On top of it there are content credentials of ${issuerOf(provenance)}.`]
      : []),
    ...(isOwnSignature && isSelfMade
      ? [
          'The certificate of this server is self-made, so verifiers elsewhere call its signer unknown.',
        ]
      : []),
    'This does not prove that what it shows is true, who asked for it, or whose it is.',
  ];
}

function changes({ altered, credentials }: Provenance): string[] {
  if (altered === false) return ['The file is byte for byte as it was signed.'];
  if (altered === true) {
    return ['The file was changed after it was signed; what was changed cannot be told.'];
  }
  return credentials
    ? ['Somebody else signed it since; what was changed before that cannot be told.']
    : [
        'The content credentials it was given are gone: it was saved again, cropped, scaled or taken as a screenshot since. What else was changed cannot be told.',
      ];
}

function explainOthers(provenance: Provenance): string[] {
  const { credentials } = provenance;
  if (!credentials) return [];
  const { valid, intact, trusted } = credentials;
  return [
    `This picture carries content credentials of ${issuerOf(provenance)}, not of this server.`,
    !valid
      ? 'They do not hold: the signature or what it covers is damaged or was tampered with.'
      : intact
        ? 'The signature fits the file: it is byte for byte as it was signed.'
        : 'The signature does not fit the file: it was changed after it was signed.',
    ...(trusted ? [] : ['This server cannot tell whether the signer is who the certificate says.']),
    'No watermark of this server was found. That does not prove that none of it was made here.',
  ];
}

function explainNone({ isOwnSignature }: Provenance): string[] {
  return [
    ...(isOwnSignature
      ? [
          'It carries content credentials of this server that belong to another file: either this one was changed a lot, or they were copied from another picture.',
        ]
      : ['No watermark of this server and no content credentials were found.']),
    'That does not prove that the picture is real, or that no model made it: other makers leave other traces, or none.',
    'The watermark is designed to survive saving again, scaling and cropping. Small pieces, strong filters and pictures from before it was introduced have none that can be read.',
  ];
}

function issuerOf({ credentials }: Provenance): string {
  return credentials?.issuer ? `“${credentials.issuer}”` : 'an unnamed signer';
}

/** In UTC, as nobody knows where the reader is. */
function momentOf({ createdAt }: Mark): string {
  const [date, time] = createdAt.toISOString().split('T') as [string, string];
  return `${date} at ${time.slice(0, 5)} UTC`;
}
