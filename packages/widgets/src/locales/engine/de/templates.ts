import type { TemplateWords } from '../template-names.ts';

export const templates: TemplateWords = {
  templateKinds: {
    pet: 'Tiere',
    couple: 'Paare',
    anime: 'Anime',
    office: 'Büro',
    superhero: 'Superhelden',
    general: 'Allgemein',
  },
  templates: {
    'pet-vinyl': ['Vinylfreund', 'Dein Tier als glatte Vinylfigur auf kleinem Sockel.'],
    'pet-clay': ['Warmer Ton', 'Dein Tier wie von Hand geformt, in warmen Erdtönen.'],
    'pet-bronze': ['Bronze-Andenken', 'Dein Tier im einen Farbton von Bronzeguss.'],
    'couple-topper': ['Tortenfigur', 'Ihr zwei, hell und freundlich, auf einem Sockel.'],
    'couple-sunset': ['Goldene Stunde', 'Ihr zwei im Licht des späten Nachmittags.'],
    'couple-marble': ['Marmorpaar', 'Ihr zwei ohne Farbe, wie aus Stein gehauen.'],
    'anime-scale': ['Modellfigur', 'Die klaren Farben und Linien einer bemalten Animefigur.'],
    'anime-cel': ['Cel-Farben', 'Flächige Farben mit dunklen Umrissen.'],
    'anime-vivid': ['Bonbonlack', 'Eine glänzende Figur in kräftigen, süßen Farben.'],
    'office-desk': ['Schreibtischfreund', 'Eine ruhige Figur für den Schreibtisch.'],
    'office-employee': ['Mitarbeiter des Monats', 'Mit dem Spruch, den jedes Büro braucht.'],
    'office-cool': ['Kühler Stahl', 'Kühle, leise Farben für einen modernen Raum.'],
    'superhero-comic': ['Comicheld', 'Druckpunkte und Tuschelinien.'],
    'superhero-night': ['Wächter der Stadt', 'Dunkel, mit dem Kontrast eines Filmbilds.'],
    'superhero-neon': ['Neonkraft', 'Leuchtende Umrisse im Dunkeln.'],
    'general-classic': ['Sammlerklassiker', 'Glattes Vinyl, runder Sockel, weiches Studiolicht.'],
    'general-vintage': ['Dachbodenfund', 'Als stünde sie seit den Siebzigern im Regal.'],
    'general-bold': ['Pop-Art', 'Wenige kräftige Farben wie auf einem Plakat.'],
  },
};
