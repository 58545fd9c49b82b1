import type { TemplateWords } from '../template-names.ts';

export const templates: TemplateWords = {
  templateKinds: {
    pet: 'Animaux',
    couple: 'Couples',
    anime: 'Anime',
    office: 'Bureau',
    superhero: 'Super-héros',
    general: 'Général',
  },
  templates: {
    'pet-vinyl': ['Ami en vinyle', 'Votre animal en figurine de vinyle lisse sur un petit socle.'],
    'pet-clay': ['Argile chaude', 'Votre animal comme façonné à la main, en tons de terre chauds.'],
    'pet-bronze': ['Souvenir en bronze', 'Votre animal dans le ton unique du bronze coulé.'],
    'couple-topper': ['Figurine de gâteau', 'Vous deux, lumineux et souriants, sur un même socle.'],
    'couple-sunset': ['Heure dorée', 'Vous deux dans la lumière de fin d’après-midi.'],
    'couple-marble': ['Couple de marbre', 'Vous deux sans couleur, comme taillés dans la pierre.'],
    'anime-scale': [
      'Figurine à l’échelle',
      'Les couleurs et les lignes nettes d’une figurine d’anime peinte.',
    ],
    'anime-cel': ['Couleurs en aplat', 'Des aplats de couleur aux contours sombres.'],
    'anime-vivid': ['Peinture bonbon', 'Une figurine brillante aux couleurs vives et sucrées.'],
    'office-desk': ['Compagnon de bureau', 'Une figurine calme pour le bureau.'],
    'office-employee': ['Employé du mois', 'Avec la phrase qu’il faut à tout bureau.'],
    'office-cool': ['Acier froid', 'Des couleurs froides et sobres pour une pièce moderne.'],
    'superhero-comic': ['Héros de BD', 'Trames d’impression et traits d’encre.'],
    'superhero-night': ['Gardien de la ville', 'Sombre, avec le contraste d’une image de film.'],
    'superhero-neon': ['Force néon', 'Des contours lumineux dans le noir.'],
    'general-classic': [
      'Classique de collection',
      'Vinyle lisse, socle rond, lumière douce de studio.',
    ],
    'general-vintage': [
      'Trouvé au grenier',
      'Comme posé sur une étagère depuis les années soixante-dix.',
    ],
    'general-bold': ['Pop art', 'Quelques couleurs franches, comme une affiche imprimée.'],
  },
};
