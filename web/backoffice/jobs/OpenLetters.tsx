import { countDeadLetters } from '#domain/job/backoffice/api.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { useQuery } from '../data/use-query.ts'
import { jobTexts as texts } from './texts.ts'

const max = 999

/** How many given-up jobs wait for somebody; nothing while there are none. */
export function OpenLetters() {
  const { data } = useQuery(countDeadLetters, {}, { live: ['deadLetters'] })
  if (!data?.open) return null
  return (
    <span className="tabular ml-auto rounded-full bg-sale px-2 text-xs leading-5 font-semibold text-white">
      <span aria-hidden="true">
        {data.open > max ? `${formatNumber(max)}+` : formatNumber(data.open)}
      </span>
      <span className="sr-only">{texts.waiting(data.open)}</span>
    </span>
  )
}
