import { formatNumber } from '#domain/kernel/vnd.ts'
import { countReturnRequests } from '#domain/order/return-request/backoffice/api.ts'
import { useQuery } from '../data/use-query.ts'
import { backofficeReturnTexts as texts } from './texts.ts'

/** How many requests wait for an answer; nothing while there are none. */
export function OpenReturns() {
  const { data } = useQuery(countReturnRequests, {}, { live: ['returns'] })
  if (!data?.received) return null
  return (
    <span className="tabular ml-auto rounded-full bg-sale px-2 text-xs leading-5 font-semibold text-white">
      <span aria-hidden="true">{formatNumber(data.received)}</span>
      <span className="sr-only">{texts.waiting(data.received)}</span>
    </span>
  )
}
