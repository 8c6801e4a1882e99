import { useState } from 'react'
import { changeStaff, type StaffUser } from '#domain/staff/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { withFieldMessages } from '../data/with-field-messages.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { RoleField } from './RoleField.tsx'
import { peopleTexts as texts } from './texts.ts'

export function ChangeStaffDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [name, setName] = useState(user.full_name)
  const [role, setRole] = useState(user.role)
  const [status, setStatus] = useState<'active' | 'disabled'>(
    user.status === 'disabled' ? 'disabled' : 'active',
  )
  return (
    <ActionDialog
      title={texts.editTitle(user.full_name)}
      says={texts.editSays}
      confirm={texts.save}
      reason={{ required: true, shortest: 3 }}
      isReady={name.trim() !== ''}
      onConfirm={async (reason) => {
        const changed = { id: user.id, full_name: name, role, status, reason }
        await withFieldMessages(callDesk(changeStaff, changed))
        notify({ text: texts.saved })
      }}
      fields={['full_name']}
      onClose={onClose}
    >
      {(errors) => (
        <>
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
          <Field label={texts.status}>
            {(control) => (
              <NativeSelect
                {...control}
                value={status}
                onChange={({ target }) =>
                  setStatus(target.value === 'disabled' ? 'disabled' : 'active')
                }
                className="w-full"
              >
                <option value="active">{texts.states.active}</option>
                <option value="disabled">{texts.states.disabled}</option>
              </NativeSelect>
            )}
          </Field>
        </>
      )}
    </ActionDialog>
  )
}
