import { useState } from 'react'
import { resetStaff, staffAccounts, type StaffAccount } from '#domain/staff/backoffice.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { usePageActions } from '../data/page-actions.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { InvitationDialog, type Invitation } from './InvitationDialog.tsx'
import { accountTexts as texts } from './texts.ts'

interface AccountActionsProps {
  account: StaffAccount
  onChanged: (account: StaffAccount) => void
}

type Open = 'lock' | 'reset' | Invitation | null

/** What is done with one account at once: shut out, let in, started anew. */
export function AccountActions({ account, onChanged }: AccountActionsProps) {
  const [open, setOpen] = useState<Open>(null)
  const lock = account.locked ? texts.unlock : texts.lock
  usePageActions([
    { label: lock, run: () => setOpen('lock') },
    { label: texts.reset, run: () => setOpen('reset') },
  ])
  // The link that came of it stays.
  const leave = () => setOpen((now) => (typeof now === 'string' ? null : now))
  const asked = { account, onChanged, onClose: leave }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen('reset')}>
        {texts.reset}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('lock')}>
        {lock}
      </Button>
      {open === 'lock' && <LockDialog {...asked} />}
      {open === 'reset' && <ResetDialog {...asked} onReset={setOpen} />}
      {typeof open === 'object' && open && (
        <InvitationDialog invitation={open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

interface AskedProps extends AccountActionsProps {
  onClose: () => void
}

function LockDialog({ account, onChanged, onClose }: AskedProps) {
  const { id, version, full_name, role, locked } = account
  return (
    <ActionDialog
      title={locked ? texts.unlockTitle(full_name) : texts.lockTitle(full_name)}
      says={locked ? texts.unlockSays : texts.lockSays}
      confirm={locked ? texts.unlock : texts.lock}
      variant={locked ? 'primary' : 'danger'}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        const changed = { id, version, full_name, role, locked: !locked, reason }
        onChanged(await callBackoffice(staffAccounts.change, changed))
        notify({ text: locked ? texts.unlockDone : texts.lockDone })
      }}
      onClose={onClose}
    />
  )
}

function ResetDialog({
  account: { id, full_name: name },
  onChanged,
  onReset,
  onClose,
}: AskedProps & { onReset: (invitation: Invitation) => void }) {
  return (
    <ActionDialog
      title={texts.resetTitle(name)}
      says={texts.resetSays}
      confirm={texts.reset}
      variant="danger"
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        const { user, ...invitation } = await callBackoffice(resetStaff, { id, reason })
        onReset({ ...invitation, full_name: user.full_name })
        onChanged(user)
      }}
      onClose={onClose}
    />
  )
}
