import { getMessageReach } from '#domain/notification/backoffice/api.ts'
import { useQuery } from './use-query.ts'

/** Whether a message gets to a phone at all: a new shop has no channel connected. Until it is known, yes. */
export function useReachesPhones(): boolean {
  return useQuery(getMessageReach, {}).data?.reaches_phones ?? true
}
