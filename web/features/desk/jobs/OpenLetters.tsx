import { countDeadLetters } from '#domain/job/desk/api.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { jobTexts as texts } from './texts.ts'

const most = 999

/** How many given-up jobs wait for somebody; nothing while there are none. */
export function OpenLetters() {
  const { data } = useResource(
    'dead-letters-count',
    (signal) => callDesk(countDeadLetters, {}, { signal }),
    ['deadLetters'],
  )
  if (!data?.open) return null
  return (
    <span className="tabular ml-auto rounded-full bg-sale px-2 text-xs leading-5 font-semibold text-white">
      <span aria-hidden="true">
        {data.open > most ? `${formatNumber(most)}+` : formatNumber(data.open)}
      </span>
      <span className="sr-only">{texts.waiting(data.open)}</span>
    </span>
  )
}
