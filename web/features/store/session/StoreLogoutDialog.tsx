import { useNavigate } from 'react-router'
import { logoutStore } from '#domain/drugstore/api.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { callStore } from '../call-store.ts'
import { useCounts } from '../counts.ts'
import { storeTexts as texts } from '../texts.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { endStoreSession } from './store-session.ts'

/** Asks before this device leaves the store; codes that wait are said to stay. */
export function StoreLogoutDialog({ onClose }: { onClose: () => void }) {
  const { code, name } = useStore()
  const { waitingCodes } = useCounts()
  const navigate = useNavigate()
  const paths = useStorePaths()
  const leave = async () => {
    try {
      await callStore(logoutStore, {}, { quiet: true })
    } catch (error) {
      // A session that is gone already is what was wanted.
      if (!(error instanceof ApiError) || error.code !== 'unauthenticated') {
        return notify({ text: texts.logoutFailed, kind: 'error' })
      }
    }
    endStoreSession(code)
    void navigate(paths.home())
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={waitingCodes > 0 ? 'warning' : 'question'}
      title={texts.logoutTitle}
      message={
        waitingCodes > 0
          ? `${texts.logoutText(name)} ${texts.logoutWaiting(waitingCodes)}`
          : texts.logoutText(name)
      }
      confirm={{ label: texts.logout, onPress: leave }}
      cancel={{ label: texts.stay }}
    />
  )
}
