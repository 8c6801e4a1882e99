import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { logoutPharmacy } from '#domain/pharmacy/api.ts'
import { logOut } from '#web/features/session/log-out.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { useCounts } from '../area/counts.ts'
import { pharmacyTexts as texts } from '../texts.ts'
import { usePharmacy, usePharmacyPaths } from '../session/use-pharmacy.ts'
import { endPharmacySession } from '../session/pharmacy-session.ts'

/** Asks before this device leaves the pharmacy: codes that wait stay, what waits of a survey goes. */
export function PharmacyLogoutDialog({ onClose }: { onClose: () => void }) {
  const { code, name } = usePharmacy()
  const { waitingCodes } = useCounts()
  const hasUnsent = useUnsentSurvey(code)
  const navigate = useNavigate()
  const paths = usePharmacyPaths()
  const leave = async () => {
    if (!(await logOut(() => callPharmacy(logoutPharmacy, {}, { quiet: true })))) return
    // Its surveys, and what of them was not sent: nothing stays. Codes of the counter do.
    await surveysPart()
      .then((part) => part.leaveSurveys(code))
      .catch(() => undefined)
    endPharmacySession(code)
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
