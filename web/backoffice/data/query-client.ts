import { createQueryClient } from '#web/query/create-query-client.ts'

/** What the back office knows; the end of the session clears it. */
export const queryClient = createQueryClient()
