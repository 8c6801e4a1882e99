import type { DataRequest } from '#domain/data-request/backoffice/requests.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { dataRequestScreenTexts as texts } from './texts.ts'

const tones: Record<DataRequest['state'], BadgeTone> = {
  open: 'point',
  done: 'ok',
  refused: 'sale',
  withdrawn: 'neutral',
}

/** How a request stands; late ones say so. */
export function RequestState({ state, overdue }: Pick<DataRequest, 'state' | 'overdue'>) {
  return overdue ? (
    <Badge tone="sale">{texts.late}</Badge>
  ) : (
    <Badge tone={tones[state]}>{texts.states[state]}</Badge>
  )
}

/** What comes next of an open request, and until when. */
export function nextDue(row: DataRequest): string {
  if (row.state !== 'open') return ''
  return row.answered_at === null
    ? texts.answerBy(formatDateTime(row.answer_due_at))
    : texts.doneBy(formatDateTime(row.due_at))
}
