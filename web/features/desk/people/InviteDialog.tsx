import { useState } from 'react'
import { inviteStaff } from '#domain/staff/api.ts'
import type { StaffRole } from '#domain/staff/permissions.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { withFieldMessages } from '../data/with-field-messages.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import type { Invitation } from './InvitationDialog.tsx'
import { RoleField } from './RoleField.tsx'
import { peopleTexts as texts } from './texts.ts'

export function InviteDialog({
  onInvited,
  onClose,
}: {
  onInvited: (invitation: Invitation) => void
  onClose: () => void
}) {
  const [username, setUsername] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<StaffRole>('care')
  return (
    <ActionDialog
      title={texts.inviteTitle}
      says={texts.inviteSays}
      confirm={texts.invite}
      reason={{ required: true, shortest: 3 }}
      isReady={username.trim() !== '' && name.trim() !== ''}
      onConfirm={async (reason) => {
        const wanted = { username, full_name: name, role, reason }
        onInvited(await withFieldMessages(callDesk(inviteStaff, wanted)))
      }}
      fields={['username', 'full_name']}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={texts.username} error={errors.username} hint={texts.usernameHint} required>
            {(control) => (
              <TextInput
                {...control}
                value={username}
                maxLength={32}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => setUsername(target.value)}
              />
            )}
          </Field>
          <Field label={texts.fullName} error={errors.full_name} required>
            {(control) => (
              <TextInput
                {...control}
                value={name}
                maxLength={100}
                autoComplete="off"
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <RoleField value={role} onChange={setRole} />
        </>
      )}
    </ActionDialog>
  )
}
