import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Programs of others that judge our files; not on every machine. */

export function isInstalled(program: 'admesh' | 'prusa-slicer'): boolean {
  return spawnSync(program, ['--help']).error === undefined;
}

/** What ADMesh says about an STL: the number of parts, and everything it had to mend. */
export function admesh(stl: Uint8Array, folder: string): { parts: number; mended: string[] } {
  const file = join(folder, 'model.stl');
  writeFileSync(file, stl);
  const { stdout, status } = spawnSync('admesh', [file], { encoding: 'utf8' });
  if (status !== 0) throw new Error('admesh could not read the file');
  const count = (what: string) => Number(new RegExp(`${what}\\s*:\\s*(\\d+)`).exec(stdout)?.[1]);
  const counters = [
    'Total disconnected facets',
    'Degenerate facets',
    'Edges fixed',
    'Facets removed',
    'Facets added',
    'Facets reversed',
    'Backwards edges',
    'Normals fixed',
  ];
  const mended = counters.filter((what) => count(what) !== 0);
  return { parts: count('Number of parts'), mended };
}

export interface Slice {
  /** Lines of what it printed that are not steps of its work. */
  warnings: string[];
  seconds: number;
  filamentMm3: number;
}

/** Slices a 3MF with PrusaSlicer's own settings, supports and 15 % infill. */
export function slice(model: Uint8Array, folder: string, layerMm = 0.2): Slice {
  const [input, output] = [join(folder, 'model.3mf'), join(folder, 'model.gcode')];
  writeFileSync(input, model);
  const settings = ['--support-material', '--fill-density', '15%', '--layer-height', `${layerMm}`];
  const { stdout, stderr, status } = spawnSync(
    'prusa-slicer',
    ['--export-gcode', ...settings, '-o', output, input],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(`PrusaSlicer failed: ${stderr.slice(0, 300)}`);
  const warnings = `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => line.trim() && !/^\d+ => |^Slicing result exported|\[trace\]/.test(line));
  const gcode = readFileSync(output, 'utf8');
  const time = /estimated printing time \(normal mode\) = (.*)/.exec(gcode)?.[1] ?? '';
  const part = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(time)?.[1] ?? 0);
  return {
    warnings,
    seconds: 86400 * part('d') + 3600 * part('h') + 60 * part('m') + part('s'),
    filamentMm3: 1000 * Number(/filament used \[cm3\] = ([\d.]+)/.exec(gcode)?.[1]),
  };
}
