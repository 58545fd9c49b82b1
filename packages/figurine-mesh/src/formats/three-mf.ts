import { strToU8, zipSync } from 'fflate';
import { release } from '../grid/release.ts';
import type { FigurineMesh, Vector } from '../mesh.ts';
import { PLACES } from '../solid/kernel.ts';
import { paletteOf } from './palette.ts';
import { Text } from './text.ts';

/** What a 3MF says besides the mesh. */
export interface ThreeMfOptions {
  /** Shown by slicers. Default "Figurine". */
  title?: string;
  /** How many colours (filaments): 1 to 16, default 4, which is what a common changer holds. */
  colours?: number;
}

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>`;
const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`;

/**
 * 3MF in millimetres (core specification 1.3) with a colour for each triangle: as a colour group
 * (materials extension 1.2), and as `paint_color`, since slicers for several filaments read only that.
 */
export function to3mf(
  mesh: FigurineMesh,
  { title = 'Figurine', colours = 4 }: ThreeMfOptions = {},
): Uint8Array<ArrayBuffer> {
  const count = Math.min(16, Math.max(1, Math.round(colours)));
  const palette = paletteOf(mesh, count);
  const { positions, triangles } = mesh;
  const text = new Text((LINE_BYTES * (positions.length + triangles.length)) / 3);
  text.say('<?xml version="1.0" encoding="UTF-8"?>\n');
  text.say(
    '<model unit="millimeter" xml:lang="en-US" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02" xmlns:m="http://schemas.microsoft.com/3dmanufacturing/material/2015/02">\n',
  );
  text.say(`<metadata name="Title">${escaped(title)}</metadata><resources><m:colorgroup id="1">`);
  for (const colour of palette.colours) text.say(`<m:color color="${hex(colour)}"/>`);
  text.say('</m:colorgroup><object id="2" type="model" pid="1" pindex="0"><mesh><vertices>\n');
  for (let at = 0; at < positions.length; at += 3) {
    for (let axis = 0; axis < 3; axis++) {
      text.put(VERTEX[axis] as Uint8Array);
      text.decimal(positions[at + axis] as number, PLACES);
    }
    text.put(END);
  }
  text.say('</vertices><triangles>\n');
  const paints = palette.colours.map((_, k) => paintOf(k));
  for (let at = 0; at < triangles.length; at += 3) {
    for (let corner = 0; corner < 3; corner++) {
      text.put(TRIANGLE[corner] as Uint8Array);
      text.whole(triangles[at + corner] as number);
    }
    text.put(paints[palette.ofTriangle[at / 3] as number] as Uint8Array);
  }
  text.say('</triangles></mesh></object></resources><build><item objectid="2"/></build></model>\n');
  const zip = zipSync(
    {
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      '_rels/.rels': strToU8(RELATIONSHIPS),
      '3D/3dmodel.model': text.bytes,
    },
    { level: LEVEL, mem: HASH },
  );
  release(text.bytes);
  return zip;
}

/** Of compression, 0 to 9: 4 takes half as long as the usual 6, for 3 % more bytes. */
const LEVEL = 4;
/** fflate's table of what has been seen, 2 to the power of 12 + 3 places: its own choice is 32 times as large, for no byte less. */
const HASH = 3;
/** Bytes of a vertex's or a triangle's line, about. */
const LINE_BYTES = 80;

const VERTEX = ['<vertex x="', '" y="', '" z="'].map((text) => strToU8(text));
const TRIANGLE = ['<triangle v1="', '" v2="', '" v3="'].map((text) => strToU8(text));
const END = strToU8('"/>\n');

function hex(colour: Vector): string {
  return `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}FF`.toUpperCase();
}

/**
 * A whole triangle in one filament, as PrusaSlicer's tree of painted facets writes it: filament 1 is
 * "4", 2 is "8", and from 3 on "0C", "1C" …
 */
function paintCode(filament: number): string {
  return filament < 3 ? String(4 * filament) : `${(filament - 3).toString(16).toUpperCase()}C`;
}

/** What follows the corners of a triangle in one of the palette's colours. */
function paintOf(colour: number): Uint8Array {
  return strToU8(`" pid="1" p1="${colour}" paint_color="${paintCode(colour + 1)}"/>\n`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
