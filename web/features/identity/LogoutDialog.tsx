import { useNavigate } from 'react-router'
import { logout } from '#domain/identity/api.ts'
import { api, ApiError } from '#web/api.ts'
import { explainInNotice } from '#web/features/attempt/use-attempt.ts'
import { paths } from '#web/paths.ts'
import { closeAccountDialog } from '#web/state/member-dialog.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { clearPersonalData } from './personal-data.ts'
import { authTexts as texts } from './texts.ts'

/** Asks first, then ends the session and leaves nothing of the person behind. */
export function LogoutDialog() {
  const navigate = useNavigate()
  const leave = async () => {
    try {
      await api.call(logout, {})
    } catch (error) {
      // A session that is dead already is what was wanted.
      if (!(error instanceof ApiError) || error.code !== 'unauthenticated') {
        return void explainInNotice(error)
      }
    }
    await navigate(paths.shop())
    clearPersonalData()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && closeAccountDialog()}
      title={texts.logoutTitle}
      message={texts.logoutText}
      confirm={{ label: texts.logout, onPress: leave }}
      cancel={{ label: texts.stay }}
    />
  )
}
