/** Several pictures that become one, as visitors of several languages say it, with the plan they mean. */
export const PICTURES_TOGETHER: readonly (readonly [prompt: string, plan: string])[] = [
  ['put the two photos together', 'sideBySide(direction=row)'],
  ['mets les deux photos ensemble', 'sideBySide(direction=row)'],
  ['une las fotos', 'sideBySide(direction=row)'],
  ['réunis les deux photos', 'sideBySide(direction=row)'],
  ["l'une en haut, l'autre en bas", 'sideBySide(direction=stack)'],
  [
    "monte-les l'une au-dessus de l'autre, la cuisine d'avant en haut, avec un liseré blanc entre les deux",
    'sideBySide(direction=stack,colour=white)',
  ],
  [
    'surimpression du visage de grand-papa avec la photo du chalet, le chalet par dessus en transparence à peu près 40 %',
    'doubleExposure(percent=40)',
  ],
];
