import type { PackSection } from '../pack.ts';

export const sheets: PackSection<'sheets'> = ({ plural }) => ({
  // Engine
  engineEmbedded:
    'Funciona en este servidor y no consulta ningún otro servicio. Conoce las ediciones de abajo y no inventa nada más: la misma imagen y las mismas palabras dan el mismo resultado.',
  engineGenerative:
    'Puede inventar lo que no está en ninguna de tus imágenes, y cada intento sale distinto. Tus imágenes se envían al servicio que este servidor usa para ello.',
  engineTakes: (pictures) =>
    plural(pictures, {
      one: 'Admite # imagen cada vez.',
      other: 'Admite hasta # imágenes a la vez.',
    }),
  engineExamples: 'Dilo con tus palabras. Algunas que funcionan:',
  engineFind: 'Buscar una edición',
  engineNone: (text) => `Nada se llama «${text}». Prueba con otra palabra.`,

  // Keys
  keys: 'Atajos de teclado',
  keysWhere:
    'Funcionan mientras el teclado está en el editor; las letras, solo fuera de los campos de texto.',
  keyCtrl: 'Ctrl',
  keyShift: 'Mayús',
  keyGenerate: 'Generar',
  keyUndo: 'Deshacer',
  keyRedo: 'Rehacer',
  keyVersions: 'Versión más nueva y más antigua',
  keyTree: 'Todas las versiones',
  keyCompare: 'Mantener para ver de qué se hizo',
  keyEditAgain: 'Editar este resultado',
  keyFullScreen: 'Pantalla completa',
  keyHelp: 'Esta ayuda',
});
