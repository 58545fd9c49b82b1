import type { SceneName } from './scenes.ts';

/** How people call a scene, and how the engine does. */
interface Spoken {
  /** As a label: "Background: beach". */
  chip: string;
  /** After "put it": "on a beach". */
  where: string;
  /** Names that mean the place and hardly anything else. */
  names: string;
  /** Words that mean the place only as a background: "sunset" may also be a light. */
  vague?: string;
  /** Whole wishes for it, which need no background: "turn it into autumn". */
  wishes?: string;
}

export const SPOKEN: Readonly<Record<SceneName, Spoken>> = {
  cityNight: {
    chip: 'city at night',
    where: 'in a city at night',
    names:
      'city at night|night city|city by night|city lights|city nights|nighttime city|city street at night|street at night|night street|neon city|neon street|city skyline at night|skyline at night|night skyline|downtown at night',
    wishes: 'make night city|into night city|make city at night|into city at night',
  },
  city: {
    chip: 'city',
    where: 'in a city',
    names:
      'city|city street|cityscape|downtown|skyline|city skyline|street|streets|urban street|urban scene|big city|metropolis|avenue|town|busy street|skyscrapers|tower blocks',
    vague: 'urban',
  },
  beach: {
    chip: 'beach',
    where: 'on a beach',
    names:
      'beach|sunny beach|tropical beach|sandy beach|seaside|seashore|sea shore|shore|coast|coastline|ocean|sea|oceanfront|beachside|waterfront|sand|tropical island|island|tropical paradise|white sand beach|palm beach|lagoon|caribbean beach|sunny coast',
    vague: 'tropical|vacation|holiday|summer',
  },
  mountains: {
    chip: 'mountains',
    where: 'in the mountains',
    names:
      'mountains|mountain|mountain range|mountaintop|mountain top|mountain landscape|alps|peaks|snowy mountains|snowy peaks|himalayas|rockies|hills|alpine meadow|meadow',
    vague: 'alpine|nature|landscape',
    wishes:
      'natural background|natural backdrop|natural setting|natural scenery|natural surroundings|natural environment|background natural|background more natural',
  },
  space: {
    chip: 'space',
    where: 'in space',
    names: 'space|outer space|deep space|cosmos|galaxy|nebula|universe|moon|starry space|milky way',
    vague: 'stars|cosmic|galactic|planets|starry',
  },
  office: {
    chip: 'office',
    where: 'in an office',
    names:
      'office|bright office|workplace|office building|modern office|meeting room|conference room|coworking space|workspace|work setting|open plan office|boardroom|company office',
    vague: 'corporate|business|linkedin',
  },
  forest: {
    chip: 'forest',
    where: 'in a forest',
    names:
      'forest|dark forest|dark woods|sunny forest|woods|woodland|jungle|rainforest|wood|green forest|trees|forest path|park|garden|wilderness',
    vague: 'bokeh forest|green nature',
  },
  snow: {
    chip: 'snow',
    where: 'in the snow',
    names:
      'snowy forest|snowy park|snowy garden|wintry woods|wintry forest|wintry woodland|snowy woodland|frosty forest|frosty woods|icy forest|snow covered forest|snow covered woods|snow covered trees|snowy landscape|snowy field|winter wonderland|winter forest|winter landscape|snowy woods|snowy scene|snow landscape|winter scene',
    vague: 'snow|snowy|winter|wintry|ski|christmas',
  },
  autumn: {
    chip: 'autumn',
    where: 'in an autumn wood',
    names:
      'autumn forest|autumn woods|fall forest|autumn park|autumn leaves|fall leaves|fall foliage|autumn foliage|autumn landscape|fall landscape|autumn trees|fallen leaves|orange leaves|golden leaves|autumn colors|fall colors',
    vague: 'autumn|autumnal|fall',
    wishes:
      'into autumn|make autumn|make look like autumn|look like autumn|make autumnal|into fall|like fall|autumn look|autumn mood|autumn vibe|autumn vibes|fall vibes|autumn feel',
  },
  kitchen: {
    chip: 'kitchen',
    where: 'in a kitchen',
    names:
      'kitchen|bright kitchen|warm kitchen|cozy kitchen|modern kitchen|kitchen counter|kitchen table|wooden table|countertop',
  },
  sunset: {
    chip: 'sunset',
    where: 'in front of a sunset',
    names:
      'sunset beach|beach at sunset|sunset on beach|sunset over sea|sunset over ocean|ocean sunset|sea at sunset|sunset sea|ocean at sunset',
    vague: 'sunset|sunrise|dusk|golden hour|dawn',
  },
  studio: {
    chip: 'studio',
    where: 'in a studio',
    names:
      'studio|bright studio|dark studio|photo studio|photography studio|studio backdrop|studio background|portrait studio|seamless paper',
    vague:
      'professional|professional headshot|headshot|neutral|seamless|product photo|plain|clean|simple',
  },
  gradient: {
    chip: 'gradient',
    where: 'on an abstract gradient',
    names: 'abstract gradient|gradient background|color gradient',
    wishes: 'gradient',
    vague: 'gradient|abstract|colorful',
  },
};

/** The scenes in an order in which no name hides a longer one of another scene. */
export const SCENE_NAMES = Object.keys(SPOKEN) as SceneName[];
