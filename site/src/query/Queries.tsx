import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './query-client.ts';

/** One memory of answers for the whole visit; a prerendered page has none. */
let ofThisVisit: ReturnType<typeof createQueryClient> | undefined;

function queryClient() {
  if (typeof window === 'undefined') return createQueryClient();
  ofThisVisit ??= createQueryClient();
  return ofThisVisit;
}

/** Around what asks the API, and only there: pages that ask for nothing load nothing for it. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
