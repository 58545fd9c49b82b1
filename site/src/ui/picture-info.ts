/** One encoded picture: `/art/<name>-<width>.avif` and `.webp`; without transparency the middle width also as `.jpg`. */
export interface PictureInfo {
  /** Of the largest file, in px. */
  width: number;
  height: number;
  /** Of the encoded files in px, rising. */
  widths: readonly number[];
  /** Its mean colour, shown until it arrives; a CSS colour. */
  colour: string;
  /** Cut out: there is no JPEG of it, and nothing is shown in its place. */
  hasAlpha?: boolean;
}

export type Pictures = Record<string, PictureInfo>;
