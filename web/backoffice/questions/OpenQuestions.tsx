import { formatNumber } from '#domain/kernel/vnd.ts'
import { listQuestions } from '#domain/question/backoffice/api.ts'
import { useQuery } from '../data/use-query.ts'
import { questionScreenTexts as texts } from './texts.ts'

/** How many questions nobody has answered or closed; nothing while there are none. */
export function OpenQuestions() {
  const { data } = useQuery(listQuestions, { page: 1, limit: 1 }, { live: ['questions'] })
  const open = data ? data.counts.new + data.counts.assigned : 0
  if (open === 0) return null
  return (
    <span className="tabular ml-auto rounded-full bg-sale px-2 text-xs leading-5 font-semibold text-white">
      <span aria-hidden="true">{formatNumber(open)}</span>
      <span className="sr-only">{texts.open(open)}</span>
    </span>
  )
}
