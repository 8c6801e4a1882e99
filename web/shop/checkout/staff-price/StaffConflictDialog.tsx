import { useNavigate } from 'react-router'
import { logout } from '#domain/identity/api.ts'
import { isPhone } from '#domain/kernel/phone.ts'
import { api } from '#web/api.ts'
import { clearPersonalData } from '#web/shop/identity/personal-data.ts'
import { paths } from '#web/paths.ts'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { getMemberMark } from '#web/shop/state/member.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { staffPriceTexts as texts } from './texts.ts'

export interface StaffConflictDialogProps {
  /** That has the order: whole for whoever proved it, else its last digits. */
  phone: string
  /** The same order at the ordinary price. */
  onGoOn: () => Promise<void>
  onClose: () => void
}

/** One order at the staff price a period, whichever phone. */
export function StaffConflictDialog({ phone, onGoOn, onClose }: StaffConflictDialogProps) {
  const navigate = useNavigate()
  const logIn = async () => {
    // Who cannot be logged out stays who they are: the login takes the session's place.
    const wasSignedIn = getMemberMark() !== null
    if (wasSignedIn) await api.call(logout, {}, { silent: true }).catch(() => null)
    onClose()
    await navigate(paths.shop())
    if (wasSignedIn) clearPersonalData()
    openAccountDialog({ kind: 'login', ...(isPhone(phone) ? { phone } : {}) })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="warning"
      title={texts.conflictTitle}
      message={texts.conflictText(phone)}
      confirm={{ label: texts.conflictGoOn, onPress: onGoOn }}
      cancel={{ label: texts.conflictLogin, onPress: logIn }}
    />
  )
}
