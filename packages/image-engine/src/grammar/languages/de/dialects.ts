const TOLD_NOT = /(^|\s)nicht(?=\s|$)/;
/** "Net", "nit", "nöd" for "nicht": other languages have such words, so that they tell none. */
export function germanDialectOf(...tables: readonly string[]): string {
  return tables
    .flatMap((table) => table.split('\n'))
    .flatMap((line) => {
      // Few lines do, and parting all the others took longer than the rest.
      if (!line.includes('nicht')) return [];
      const [said = '', english] = line.split('=');
      if (english === undefined) return [];
      const forms = said.split('|').filter((form) => TOLD_NOT.test(form));
      const spoken = forms.flatMap((form) =>
        ['net', 'nit', 'nod', 'nid'].map((not) => form.replace(TOLD_NOT, `$1${not}`)),
      );
      return spoken.length > 0 ? [`${spoken.join('|')}=${english}`] : [];
    })
    .concat('net | nit | nod | nid = not', 'de = the')
    .join('\n');
}
