/** A picture the visitor put in. */
export interface Picture {
  id: string;
  file: Blob;
  name: string;
  /** By content, such as `image/png`; '' when it is none of the known types. */
  type: string;
  /** Object URL; kept as long as the picture can be shown again (see url-keeper.ts). */
  url: string;
  /** The version that it is the result of; absent: it came from outside. */
  versionId?: string | undefined;
}

/** What the server accepts; from `GET /api/config`. */
export interface UploadRules {
  maxImages: number;
  /** Bytes per picture. */
  maxImageBytes: number;
  imageTypes: readonly string[];
}

export type RejectionReason = 'type' | 'too-large' | 'too-small' | 'too-many';

export interface Rejection {
  name: string;
  /** The refused picture's object URL, to be taken back with the notice. */
  url: string;
  reason: RejectionReason;
}

/** No picture type can be recognised in fewer bytes, an empty file least of all. */
export const MIN_IMAGE_BYTES = 12;

/**
 * Sorts pictures into those the server will take and those it will not, in order.
 * @param rules - null while they are not known: then everything is kept, to be judged later
 */
export function judgePictures(
  pictures: readonly Picture[],
  rules: UploadRules | null,
): { accepted: Picture[]; rejected: Rejection[] } {
  const accepted: Picture[] = [];
  const rejected: Rejection[] = [];
  for (const picture of pictures) {
    const reason = rules && rejectionOf(picture, rules, accepted.length);
    if (reason) rejected.push({ name: picture.name, url: picture.url, reason });
    else accepted.push(picture);
  }
  return { accepted, rejected };
}

function rejectionOf(
  picture: Picture,
  rules: UploadRules,
  before: number,
): RejectionReason | undefined {
  if (picture.file.size < MIN_IMAGE_BYTES) return 'too-small';
  if (!rules.imageTypes.includes(picture.type)) return 'type';
  if (picture.file.size > rules.maxImageBytes) return 'too-large';
  if (before >= rules.maxImages) return 'too-many';
  return undefined;
}
