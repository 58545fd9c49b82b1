/** Colours of German that are said of a ground, or of what a thing is to become. */
export const GERMAN_COLOURS = `
  rot = red
  hellrot = light red
  dunkelrot = dark red
  knallrot = bright red
  blau = blue
  hellblau = light blue
  dunkelblau = dark blue
  himmelblau = sky blue
  grun = green
  hellgrun = light green
  dunkelgrun = dark green
  gelb = yellow
  hellgelb = light yellow
  braun = brown
  hellbraun = light brown
  dunkelbraun = dark brown
  schwarz = black
  mattschwarz = matte black
  weiss = white
  grau = gray
  hellgrau = light gray
  dunkelgrau = dark gray
  turkis = turquoise
  violett = purple
  golden = gold
  silbern = silver
  cremefarben = cream
`
  .split('\n')
  .map((line) => line.trim().split(' = ') as [string, string?])
  .filter(([, english]) => english);
