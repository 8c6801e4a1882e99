import { useState } from 'react'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { moveSurvey, type BackofficeSurvey } from '#domain/survey/backoffice/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonVariant } from '#web/ui/button-variant.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { withFieldMessages } from '../data/with-field-messages.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { backofficeSurveyTexts as texts } from './texts.ts'

interface SurveyMovesProps {
  survey: BackofficeSurvey
  /** Saved, and nothing is missing. */
  isReady: boolean
  onMoved: (survey: BackofficeSurvey) => void
}

/** Publishes, closes or opens again, after saying what will happen. */
export function SurveyMoves({ survey, isReady, onMoved }: SurveyMovesProps) {
  const [isAsking, setAsking] = useState(false)
  const { to, label, title, says, variant } = moveOf(survey)
  return (
    <>
      <Button
        variant={variant}
        disabled={!isReady}
        title={isReady ? undefined : texts.saveFirst}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <ActionDialog
          title={title}
          says={says}
          confirm={label}
          variant={variant}
          {...reasonAlone}
          onConfirm={async ({ reason }) => {
            const { id, version } = survey
            onMoved(
              await withFieldMessages(callBackoffice(moveSurvey, { id, to, version, reason })),
            )
            notify({ text: texts.saved })
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface Move {
  to: 'published' | 'closed'
  label: string
  title: string
  says: string
  variant: ButtonVariant
}

function moveOf(survey: BackofficeSurvey): Move {
  const { status, begun, sent } = survey
  if (status === 'published') {
    const says = texts.closeSays(begun - sent)
    return { to: 'closed', label: texts.close, title: texts.closeTitle, says, variant: 'danger' }
  }
  const isDraft = status === 'draft'
  return {
    to: 'published',
    variant: 'primary',
    label: isDraft ? texts.publish : texts.reopen,
    title: isDraft ? texts.publishTitle : texts.reopenTitle,
    says: isDraft ? publishSays(survey) : texts.reopenSays(formatDate(survey.closes_on)),
  }
}

function publishSays(survey: BackofficeSurvey): string {
  const { access, store_codes: codes, opens_on: from, closes_on: to } = survey
  const points = survey.reward_points
  return texts.publishSays(
    texts.publishPharmacies(access === 'all' ? null : codes.length),
    formatDate(from),
    formatDate(to),
    points > 0 ? texts.publishPoints(formatPoints(points)) : '',
  )
}
