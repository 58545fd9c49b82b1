import type { TemplateWords } from '../template-names.ts';

export const templates: TemplateWords = {
  templateKinds: {
    pet: 'Mascotas',
    couple: 'Parejas',
    anime: 'Anime',
    office: 'Oficina',
    superhero: 'Superhéroes',
    general: 'General',
  },
  templates: {
    'pet-vinyl': [
      'Amigo de vinilo',
      'Tu animal como figura lisa de vinilo sobre una base pequeña.',
    ],
    'pet-clay': ['Barro cálido', 'Tu animal como hecho a mano, en tonos cálidos de tierra.'],
    'pet-bronze': ['Recuerdo de bronce', 'Tu animal en el tono único del bronce fundido.'],
    'couple-topper': ['Figura de tarta', 'Vosotros dos, alegres y luminosos, sobre una base.'],
    'couple-sunset': ['Hora dorada', 'Vosotros dos a la luz del final de la tarde.'],
    'couple-marble': ['Pareja de mármol', 'Vosotros dos sin color, como tallados en piedra.'],
    'anime-scale': [
      'Figura a escala',
      'Los colores y líneas limpios de una figura de anime pintada.',
    ],
    'anime-cel': ['Colores planos', 'Colores planos con contornos oscuros.'],
    'anime-vivid': ['Pintura caramelo', 'Una figura brillante de colores fuertes y dulces.'],
    'office-desk': ['Compañero de mesa', 'Una figura tranquila para el escritorio.'],
    'office-employee': ['Empleado del mes', 'Con la frase que toda oficina necesita.'],
    'office-cool': ['Acero frío', 'Colores fríos y discretos para un espacio moderno.'],
    'superhero-comic': ['Héroe de cómic', 'Puntos de imprenta y líneas de tinta.'],
    'superhero-night': ['Guardián de la ciudad', 'Oscuro, con el contraste de un fotograma.'],
    'superhero-neon': ['Fuerza de neón', 'Contornos brillantes en la oscuridad.'],
    'general-classic': ['Clásico de colección', 'Vinilo liso, base redonda, luz suave de estudio.'],
    'general-vintage': [
      'Hallado en el desván',
      'Como si llevara en la estantería desde los setenta.',
    ],
    'general-bold': ['Pop art', 'Unos pocos colores vivos, como un cartel impreso.'],
  },
};
