export const commonDocs = {
  attributes: {
    'api-base-url': {
      default: "with a script tag the script's own server, else the page's origin",
      doc: 'Origin of the API, and its path where it has one.',
    },
    'api-key': {
      default: 'none is sent',
      doc: 'Partner key. Everybody who sees the page can read it.',
    },
    theme: {
      values: ['light', 'dark', 'auto'],
      default: 'auto',
      doc: 'Colours; `auto` follows the visitor’s system.',
    },
    locale: {
      default: 'en',
      doc: 'Language tag (BCP 47) of words, dates and numbers: en, de, es, fr, ja, zh-Hans or ar.',
    },
  },
  properties: {
    client: {
      type: "import('@nano-banana/client-sdk').Client | undefined",
      doc: 'A client of your own; wins over `apiBaseUrl` and `apiKey`.',
    },
    words: {
      type: "import('@nano-banana/widgets').OwnWords | undefined",
      doc: 'Replaces single strings, by section.',
    },
  },
  events: {
    'nb-ready': {
      detail: 'null',
      doc: 'The widget is there and its methods work at once. Again after the element was off the page.',
    },
  },
};

export const analyticsDocs = {
  'nb-analytics': {
    detail: 'AnalyticsEvent',
    doc: 'What the visitor did; prompts are cut to 100 characters.',
  },
};
