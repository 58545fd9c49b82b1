/** What the bundle leaves out and finds in node_modules when it runs. */
export const external = [
  // Native modules, and what they load from files.
  'sharp',
  '@napi-rs/canvas',
  '@fontsource/anton',
  '@fontsource/caveat',
  '@fontsource/inter',
  '@fontsource/jetbrains-mono',
  '@fontsource/playfair-display',
  // 11 MB that only those threads load that need it.
  '@techstark/opencv-js',
  // Starts a file of its own as a thread.
  'piscina',
  // Their WebAssembly lies beside their JavaScript.
  '@electric-sql/pglite',
  '@contentauth/c2pa-wasm',
  'manifold-3d',
];
