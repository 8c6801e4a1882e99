import type { QuestionRow } from '#domain/question/backoffice/api.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { questionScreenTexts as texts } from './texts.ts'

const tones = { new: 'info', assigned: 'point', answered: 'ok', closed: 'neutral' } as const

/** Where it stands, and whether somebody should hurry. */
export function QuestionBadges({
  question: { state, urgent, late },
}: {
  question: Pick<QuestionRow, 'state' | 'urgent' | 'late'>
}) {
  const isOpen = state === 'new' || state === 'assigned'
  return (
    <span className="flex flex-wrap gap-1 whitespace-nowrap">
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {urgent && isOpen && <Badge tone="sale">{texts.isUrgent}</Badge>}
      {late && <Badge tone="sale">{texts.isLate}</Badge>}
    </span>
  )
}
