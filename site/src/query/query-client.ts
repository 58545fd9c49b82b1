import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** GET of the path that the key's parts make, read as JSON; a failure says `{status}: {body}`. */
async function getJson({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) {
  const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
  if (!response.ok) {
    throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  }
  return response.json();
}

/** Fetched once, kept for the visit, never asked for again by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
