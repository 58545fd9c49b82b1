import { type Client, createClient } from '@nano-banana/client-sdk';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { en, type Words } from '../locales/en.ts';

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
  children?: ReactNode;
}

interface Surroundings {
  client: Client | null;
  theme: Theme;
  words: Words;
}

const Context = createContext<Surroundings>({ client: null, theme: 'auto', words: en });

/** Gives all widgets below it one client, theme and vocabulary. */
export function NanoBananaProvider(props: NanoBananaProviderProps) {
  const { apiBaseUrl, apiKey, client, theme = 'auto', words, children } = props;
  const value = useMemo<Surroundings>(
    () => ({
      client: client ?? createClient({ baseUrl: apiBaseUrl, apiKey }),
      theme,
      words: { ...en, ...words },
    }),
    [apiBaseUrl, apiKey, client, theme, words],
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

export function useWords(): Words {
  return useContext(Context).words;
}

export function useTheme(own: Theme | undefined): Theme {
  const surrounding = useContext(Context).theme;
  return own ?? surrounding;
}
