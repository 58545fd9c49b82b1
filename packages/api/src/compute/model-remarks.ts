import type { Remark } from '../engines/image-engine.ts';

/**
 * What is said of a model and of printing it, by machine words for other languages: the mesh package says it in
 * sentences. Named groups are what they speak of.
 */
export const MODEL_REMARKS = {
  subject_wide:
    /^The subject is wide: it was made (?<width>\d+) mm wide, and less tall than (?<height>\d+) mm\.$/,
  plaque: /^The picture has no transparent part, .*it became a relief plaque\.$/,
  not_hollow: /^No part is thick enough to be hollow, so the model is solid\.$/,
  inside_out: /^The surface was inside out and has been turned\.$/,
  gaps_closed: /^Gaps between triangles were closed\.$/,
  largest_part: /^Only the largest of (?<count>\d+) separate parts was kept\.$/,
  splinters: /^Splinters that came loose were left out\.$/,
  will_not_stand: /^Without a base it will not stand\.$/,
  feet_lengthened: /^Feet that were not on the ground were lengthened down to it\.$/,
  outline_smoothed: /^The outline was frayed and has been smoothed\.$/,
  specks: /^(?<count>One|\d+) specks? (?:was|were) left out\.$/,
  pieces_joined: /^(?<count>One|\d+) separate pieces? (?:was|were) joined to the rest by a bar\.$/,
  pieces_left_out: /^(?<count>One|\d+) pieces? (?:was|were) left out as too far from the rest\.$/,
  walls_thickened: /^Parts thinner than (?<width>[\d.]+) mm were thickened to that\.$/,
  nothing_opaque: /^The cut-out is transparent everywhere, /,
  subject_small: /^The largest connected piece of the cut-out is \d+ pixels, /,
  print_large: /^At .* it is larger than .* It can be made up to (?<height>\d+) mm tall\.$/,
  print_thin:
    /^Its thinnest walls are (?<wall>[\d.]+) mm, and .* needs (?<least>[\d.]+) mm\. Make it at least (?<height>\d+) mm tall/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** A sentence of the mesh package as a remark; one that has no machine word is a `note`. */
export function modelRemark(text: string): Remark {
  for (const [code, pattern] of Object.entries(MODEL_REMARKS)) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { groups } = found;
    if (!groups) return { code, text };
    const values = Object.entries(groups).map(([name, said]) => [
      name,
      said === 'One' ? 1 : Number(said),
    ]);
    return { code, text, values: Object.fromEntries(values) };
  }
  return { code: 'note', text };
}
