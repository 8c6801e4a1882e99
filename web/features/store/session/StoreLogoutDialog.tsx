import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { logoutStore } from '#domain/drugstore/api.ts'
import { ApiError } from '#web/api.ts'
import { explainInNotice } from '#web/features/attempt/use-attempt.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { callStore } from '../call-store.ts'
import { useCounts } from '../counts.ts'
import { storeTexts as texts } from '../texts.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { endStoreSession } from './store-session.ts'

/** Asks before this device leaves the store: codes that wait stay, what waits of a survey goes. */
export function StoreLogoutDialog({ onClose }: { onClose: () => void }) {
  const { code, name } = useStore()
  const { waitingCodes } = useCounts()
  const hasUnsent = useUnsentSurvey(code)
  const navigate = useNavigate()
  const paths = useStorePaths()
  const leave = async () => {
    try {
      await callStore(logoutStore, {}, { quiet: true })
    } catch (error) {
      // A session that is gone already is what was wanted.
      if (!(error instanceof ApiError) || error.code !== 'unauthenticated') {
        return void explainInNotice(error)
      }
    }
    // Its surveys, and what of them was not sent: nothing stays. Codes of the counter do.
    await surveysPart()
      .then((part) => part.leaveSurveys(code))
      .catch(() => undefined)
    endStoreSession(code)
    void navigate(paths.home())
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={waitingCodes > 0 || hasUnsent ? 'warning' : 'question'}
      title={texts.logoutTitle}
      message={[
        texts.logoutText(name),
        waitingCodes > 0 ? texts.logoutWaiting(waitingCodes) : '',
        hasUnsent ? texts.logoutSurvey : '',
      ]
        .filter(Boolean)
        .join(' ')}
      confirm={{ label: texts.stay }}
      cancel={{ label: texts.logout, onPress: leave }}
    />
  )
}

const surveysPart = () => import('../survey/leave-surveys.ts')

function useUnsentSurvey(code: string): boolean {
  const [hasUnsent, setUnsent] = useState(false)
  useEffect(() => {
    void surveysPart()
      .then((part) => part.hasUnsentSurvey(code))
      .then(setUnsent, () => undefined)
  }, [code])
  return hasUnsent
}
