/** What the bundle leaves out and finds in node_modules when it runs. */
export const external = [
  // Native modules, and what they load from files.
  'sharp',
  '@napi-rs/canvas',
  '@fontsource/inter',
  // Starts a file of its own as a thread.
  'piscina',
  // Its WebAssembly lies beside its JavaScript.
  '@electric-sql/pglite',
];
