import type { SurveyRow } from '#domain/survey/backoffice/api.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'

export const statusTones: Readonly<Record<SurveyRow['status'], BadgeTone>> = {
  draft: 'neutral',
  published: 'ok',
  closed: 'point',
}
