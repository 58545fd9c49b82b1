import { type Client, createClient } from '@nano-banana/client-sdk';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type CommonWords, commonWords } from '../locales/en/common.ts';
import type { Words } from '../locales/en.ts';
import { useNewest } from '../ui/use-newest.ts';
import { type AnalyticsEvent, type AnalyticsHandler, track } from './analytics.ts';

export type Theme = 'light' | 'dark' | 'auto';

export interface NanoBananaProviderProps {
  /** Origin of the API; default: the page's own. */
  apiBaseUrl?: string | undefined;
  /** Partner key. */
  apiKey?: string | undefined;
  /** A client of your own; wins over `apiBaseUrl` and `apiKey`. */
  client?: Client | undefined;
  /** `auto` follows an outer theme, else the system. */
  theme?: Theme | undefined;
  /** Replaces single strings. */
  words?: Partial<Words> | undefined;
  /** Gets what visitors do in all widgets below; nothing is loaded or sent without it. */
  onAnalytics?: AnalyticsHandler | undefined;
  children?: ReactNode;
}

interface Surroundings {
  client: Client | null;
  theme: Theme;
  words: Partial<Words> | undefined;
  track: Track;
}

type Track = (event: AnalyticsEvent) => void;

const Context = createContext<Surroundings>({
  client: null,
  theme: 'auto',
  words: undefined,
  track: () => {},
});

/** Gives all widgets below it one client, theme, vocabulary and analytics. */
export function NanoBananaProvider(props: NanoBananaProviderProps) {
  const { apiBaseUrl, apiKey, client, theme = 'auto', words, onAnalytics, children } = props;
  const track = useTrack(onAnalytics);
  const value = useMemo<Surroundings>(
    () => ({
      client: client ?? createClient({ baseUrl: apiBaseUrl, apiKey }),
      theme,
      words,
      track,
    }),
    [apiBaseUrl, apiKey, client, theme, words, track],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The client of a widget: its own props first, then the provider's, then one for the page's origin. */
export function useClient(
  props: Pick<NanoBananaProviderProps, 'apiBaseUrl' | 'apiKey' | 'client'>,
) {
  const { apiBaseUrl, apiKey, client } = props;
  const surrounding = useContext(Context).client;
  return useMemo(() => {
    if (client) return client;
    if (surrounding && apiBaseUrl === undefined && apiKey === undefined) return surrounding;
    return createClient({ baseUrl: apiBaseUrl, apiKey });
  }, [client, surrounding, apiBaseUrl, apiKey]);
}

/**
 * What several widgets say, and a section of one's own (the same object each time), in the words of the provider where
 * it has others. A part that is loaded when it is wanted brings its section with it.
 */
export function useWords(): CommonWords;
export function useWords<Section extends Partial<Words>>(section: Section): CommonWords & Section;
export function useWords(section?: Partial<Words>) {
  const { words } = useContext(Context);
  return useMemo(() => ({ ...commonWords, ...section, ...words }), [section, words]);
}

export function useTheme(own: Theme | undefined): Theme {
  const surrounding = useContext(Context).theme;
  return own ?? surrounding;
}

/**
 * Tells what a visitor did: to the widget's own handler, else the provider's. The host's parts of the page (a gallery,
 * say) tell theirs by it, too.
 */
export function useAnalytics(own?: AnalyticsHandler | undefined): Track {
  const surrounding = useContext(Context).track;
  const ownTrack = useTrack(own);
  return own ? ownTrack : surrounding;
}

/** The same function for good, whatever becomes of the handler. */
function useTrack(handler: AnalyticsHandler | undefined): Track {
  const newest = useNewest(handler);
  return useCallback((event: AnalyticsEvent) => track(newest.current, event), [newest]);
}
