import { QueryClient } from '@tanstack/react-query'
import { minutes } from '#domain/kernel/durations.ts'

/**
 * What one realm has fetched, in memory while the page is open: shown at once to whoever comes back, and then
 * what has become of it. A realm's end of session clears it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The screens say what failed and offer to try again.
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        // Live keys tell of changes, also those that were missed while the tab lay behind another.
        refetchOnWindowFocus: false,
        gcTime: minutes(30),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
