import { type Client, createClient } from '@nano-banana/client-sdk';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useNewest } from '../ui/use-newest.ts';
import { type AnalyticsEvent, type AnalyticsHandler, track } from './analytics.ts';
import { Language, type LanguageProps, useLanguage } from './Language.tsx';

export { useWords } from './Language.tsx';

export type Theme = 'light' | 'dark' | 'auto';

export interface NanoBananaProviderProps extends LanguageProps {
  /** Origin of the API; default: the page's own. */
  apiBaseUrl?: string | undefined;
  /** Partner key. */
  apiKey?: string | undefined;
  /** A client of your own; wins over `apiBaseUrl` and `apiKey`. */
  client?: Client | undefined;
  /** `auto` follows an outer theme, else the system. */
  theme?: Theme | undefined;
  /** Gets what visitors do in all widgets below; nothing is loaded or sent without it. */
  onAnalytics?: AnalyticsHandler | undefined;
  children?: ReactNode;
}

interface Surroundings {
  client: Client | null;
  theme: Theme;
  track: Track;
}

type Track = (event: AnalyticsEvent) => void;

const Context = createContext<Surroundings>({
  client: null,
  theme: 'auto',
  track: () => {},
});

/** Gives all widgets below it one client, theme, language and analytics. */
export function NanoBananaProvider(props: NanoBananaProviderProps) {
  const { apiBaseUrl, apiKey, client, theme = 'auto', onAnalytics, children } = props;
  const track = useTrack(onAnalytics);
  const value = useMemo<Surroundings>(
    () => ({
      client: client ?? createClient({ baseUrl: apiBaseUrl, apiKey }),
      theme,
      track,
    }),
    [apiBaseUrl, apiKey, client, theme, track],
  );
  return (
    <Context.Provider value={value}>
      <Language locale={props.locale} words={props.words}>
        {children}
      </Language>
    </Context.Provider>
  );
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

/** The attributes of a widget's root: its theme, and the language and direction of its words. */
export function useRootAttributes(theme: Theme | undefined) {
  const { tag, dir } = useLanguage();
  return { 'data-nb-theme': useTheme(theme), lang: tag, dir, part: 'root' };
}

function useTheme(own: Theme | undefined): Theme {
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
