/** The figurine maker before its work begins, and what it tells of its steps. */
export const figurineBeginWords = {
  figurineLabel: 'Figurine maker',
  figurineLoadFailed: 'This part could not be loaded',
  figurineGone: (what: string) =>
    `${what} from your last visit has expired: the server keeps them for a limited time. Your choices are still here.`,
  figurineGoneFigurine: 'The figurine',
  figurineGoneModel: 'The 3D model',
  figurineGoneQuote: 'The print quote',
  figurineRestoreFailed: 'Your last figurine could not be looked up.',

  // Upload
  uploadTitle: 'Your photo',
  uploadDrop: 'Drop a photo here',
  uploadHow: 'or paste one, or',
  uploadBrowse: 'choose from your device',
  uploadLabel: 'Choose a photo',
  uploadRules: (types: string, megabytes: string) => `${types}, up to ${megabytes} MB`,
  uploadSize: (megabytes: string) => `${megabytes} MB`,
  uploadReplace: 'Choose another',
  uploadRemove: 'Remove the photo',
  uploadRemoved: 'The photo is removed.',
  uploadChosen: (name: string) => `${name} is chosen.`,
  uploadAlt: (name: string) => `Your photo: ${name}`,
  uploadRefused: (name: string) => `${name} was not taken`,
  uploadOnlyFirst: 'One photo at a time: the first one is taken.',
  noImageTitle: 'No Image Selected',
  noImageMessage: 'Please upload an image first.',
  uploadWrongType: (types: string) => `File type must be one of ${types}`,
  uploadTooLarge: (bytes: number, megabytes: string) =>
    `File is larger than ${bytes} bytes (${megabytes} MB)`,
  uploadTooSmall: (bytes: number) => `File is smaller than ${bytes} bytes`,
  photoMark: 'Mark what is meant',
  photoMarks: 'Marked',

  // Generate
  figurineGenerate: 'Generate Figurine',
  figurineGenerating: 'Generating Figurine…',
  figurineMaking: 'Generating your figurine…',
  figurineReady: 'Figurine Generated!',
  figurineReadyMessage: 'Download it, or make it 3D.',
  figurineFailed: 'Generation Failed',
  figurineFailedMessage: 'Failed to generate figurine. Please try again.',
  figurineCancelled: 'Cancelled. Your photo and your choices are still here.',
  figurineConfigFailed: 'The figurine maker cannot reach its server.',

  // Result
  figurineResultTitle: 'Your figurine',
  figurineEmptyTitle: 'Your figurine appears here',
  figurineEmptyText: 'A photo goes in, a collectible comes out, and then a model for a 3D printer.',
  figurineDownloadFailed: 'The picture could not be downloaded',

  // Model
  modelStarted: '3D Conversion Started!',
  modelStartedMessage: 'You may leave this page: it goes on, and is here when you come back.',
  modelReady: '3D Model Ready!',
  modelReadyMessage: 'Turn it, download it, or get a price for a print.',
  modelFailed: '3D Conversion Failed',
  modelFailedMessage: 'Failed to start 3D conversion.',
  modelCancelled: 'The conversion is cancelled. Your figurine is still here.',
  modelDownloadFailed: 'The file could not be downloaded',

  // Quote
  quoteFailed: 'Quote Failed',
  quoteFailedMessage: 'Failed to get printing quote.',

  // Order
  orderFailed: 'Order Failed',
  orderFailedMessage: 'Failed to place order.',
};
