import type { RefusalRule } from '../refusal-class.ts';

/** Styles that it does not have, and detail that is not there. */
export const STYLE_RULES: readonly RefusalRule[] = [
  {
    test: /\b(?:super ?resolution|invent-detail)\b/,
    reason: 'it cannot invent detail',
    near: ['Sharpen it', 'Upscale it 2×', 'Enhance it'],
  },
  {
    test: /\b(?:ghibli|pixar|disney|caricature|lego|claymation|clay|3d|simpsons?|minecraft|barbie|voxel|low poly|origami|knitted|felt|plush)\b/,
    reason: 'it does not have that style',
    near: ['Make it a cartoon', 'Give it an anime look', 'Turn it into pixel art'],
  },
  {
    test: /\b(?:gogh|monet|picasso|acrylic|impressionist|impressionism|cubism|cubist|stained glass|mural|graffiti|tapestry|tilt shift|engraving|woodcut|linocut|chalk|crayon|abstract|surreal|renaissance|baroque)\b/,
    reason: 'it does not have that style',
    near: [
      'Turn it into an oil painting',
      'Paint it in watercolour',
      'Turn it into a pencil sketch',
    ],
  },
  {
    test: /\b(?:cyberpunk|synthwave|vaporwave|futuristic|glitch|hologram|holographic|thermal|infrared|steampunk|matrix|tron)\b/,
    reason: 'it does not have that style',
    near: ['Give it a neon glow', 'Make it a purple and cyan duotone', 'Make it cinematic'],
  },
  {
    test: /\b(?:magical|fantasy|gloomy|spooky|scary|horror|newspaper|stylize|style|epic|romantic|cozy(?! (?:\w*rooms?|living room|bed ?room|caf[eé]|cabin|kitchen|home|house|place|bar|library)\b)|aesthetic)\b/,
    reason: 'it does not have that style',
    near: ['Make it cinematic', 'Give it golden-hour light', 'Give it a vintage look'],
  },
  {
    test: /\b(?:magazine|book|album|record|comic|newspaper) cover\b|\bcover (?:of|for) (?:(?:an?|the|my|our) )?(?:magazine|book|album|record)\b/,
    reason: 'it does not have that style',
    near: ['Add the text “Hello” at the top', 'Make it cinematic', 'Crop it to 4:5'],
  },
  {
    test: /\b(?:animate|animated|video|gif|move|moving|3d model)\b/,
    reason: 'it makes still pictures only',
    near: ['Flip it horizontally', 'Rotate it 90° to the left', 'Zoom in'],
  },
];
