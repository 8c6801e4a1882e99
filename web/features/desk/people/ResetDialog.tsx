import { resetStaff, type StaffUser } from '#domain/staff/api.ts'
import { callDesk } from '../data/call-desk.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import type { Invitation } from './InvitationDialog.tsx'
import { peopleTexts as texts } from './texts.ts'

export function ResetDialog({
  user: { id, full_name: name },
  onReset,
  onClose,
}: {
  user: StaffUser
  onReset: (invitation: Invitation) => void
  onClose: () => void
}) {
  return (
    <ActionDialog
      title={texts.resetTitle(name)}
      says={texts.resetSays}
      confirm={texts.reset}
      look="danger"
      reason={{ required: true, shortest: 3 }}
      onConfirm={async (reason) => onReset(await callDesk(resetStaff, { id, reason }))}
      onClose={onClose}
    />
  )
}
