import { useState } from 'react'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { moveSurvey, type DeskSurvey } from '#domain/survey/desk/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { callDesk } from '../data/call-desk.ts'
import { withFieldMessages } from '../data/with-field-messages.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { deskSurveyTexts as texts } from './texts.ts'

interface SurveyMovesProps {
  survey: DeskSurvey
  /** Saved, and nothing is missing. */
  isReady: boolean
  onMoved: (survey: DeskSurvey) => void
}

/** Publishes, closes or opens again, after saying what will happen. */
export function SurveyMoves({ survey, isReady, onMoved }: SurveyMovesProps) {
  const [isAsking, setAsking] = useState(false)
  const { to, label, title, says, look } = moveOf(survey)
  return (
    <>
      <Button
        look={look}
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
          look={look}
          reason={{ required: true, shortest: 3 }}
          onConfirm={async (reason) => {
            const { id, version } = survey
            onMoved(await withFieldMessages(callDesk(moveSurvey, { id, to, version, reason })))
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
  look: ButtonLook
}

function moveOf(survey: DeskSurvey): Move {
  const { status, begun, sent } = survey
  if (status === 'published') {
    const says = texts.closeSays(begun - sent)
    return { to: 'closed', label: texts.close, title: texts.closeTitle, says, look: 'danger' }
  }
  const isDraft = status === 'draft'
  return {
    to: 'published',
    look: 'primary',
    label: isDraft ? texts.publish : texts.reopen,
    title: isDraft ? texts.publishTitle : texts.reopenTitle,
    says: isDraft ? publishSays(survey) : texts.reopenSays(formatDate(survey.closes_on)),
  }
}

function publishSays(survey: DeskSurvey): string {
  const { access, store_codes: codes, opens_on: from, closes_on: to } = survey
  const points = survey.reward_points
  return texts.publishSays(
    texts.publishStores(access === 'all' ? null : codes.length),
    formatDate(from),
    formatDate(to),
    points > 0 ? texts.publishPoints(formatPoints(points)) : '',
  )
}
