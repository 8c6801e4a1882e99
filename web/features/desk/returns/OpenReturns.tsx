import { formatNumber } from '#domain/kernel/vnd.ts'
import { countReturnRequests } from '#domain/order/return-request/desk/api.ts'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { deskReturnTexts as texts } from './texts.ts'

/** How many requests wait for an answer; nothing while there are none. */
export function OpenReturns() {
  const { data } = useResource(
    'return-requests-count',
    (signal) => callDesk(countReturnRequests, {}, { signal }),
    ['returns'],
  )
  if (!data?.received) return null
  return (
    <span className="tabular ml-auto rounded-full bg-sale px-2 text-xs leading-5 font-semibold text-white">
      <span aria-hidden="true">{formatNumber(data.received)}</span>
      <span className="sr-only">{texts.waiting(data.received)}</span>
    </span>
  )
}
