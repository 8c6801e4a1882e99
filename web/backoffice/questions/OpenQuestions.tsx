import { listQuestions } from '#domain/question/backoffice/api.ts'
import { useQuery } from '../data/use-query.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { queuePath } from '../parts/queue-path.ts'
import { questionScreenTexts as texts } from './texts.ts'

/** How many questions nobody has answered or closed; nothing while there are none. */
export function OpenQuestions() {
  const { data } = useQuery(listQuestions, { page: 1, limit: 1 }, { live: ['questions'] })
  const open = data ? data.counts.new + data.counts.assigned : 0
  if (open === 0) return null
  return <CountBadge count={open} words={texts.open(open)} to={queuePath('questions')} />
}
