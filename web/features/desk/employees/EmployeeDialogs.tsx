import { useState } from 'react'
import { addEmployeePhone, changeEmployee, type Employee } from '#domain/employee/desk/api.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { withFieldMessages } from '../data/with-field-messages.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { employeeTexts as texts } from './texts.ts'

interface DialogProps {
  employee: Employee
  onChanged: (employee: Employee) => void
  onClose: () => void
}

export function EditEmployeeDialog({ employee, onChanged, onClose }: DialogProps) {
  const [number, setNumber] = useState(employee.number)
  const [name, setName] = useState(employee.name)
  const [active, setActive] = useState(employee.active)
  return (
    <ActionDialog
      title={texts.editTitle}
      says={texts.editSays}
      confirm={texts.save}
      reason={{ required: true, shortest: 3 }}
      isReady={number.trim() !== '' && name.trim() !== ''}
      onConfirm={async (reason) => {
        const changed = { id: employee.id, number, name, active, reason }
        onChanged(await withFieldMessages(callDesk(changeEmployee, changed)))
        notify({ text: texts.saved })
      }}
      fields={['number', 'name']}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={texts.number} error={errors.number} required>
            {(control) => (
              <TextInput
                {...control}
                value={number}
                maxLength={40}
                onChange={({ target }) => setNumber(target.value)}
              />
            )}
          </Field>
          <Field label={texts.name} error={errors.name} required>
            {(control) => (
              <TextInput
                {...control}
                value={name}
                maxLength={100}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Checkbox
            label={texts.active}
            checked={active}
            onChange={({ target }) => setActive(target.checked)}
          />
        </>
      )}
    </ActionDialog>
  )
}

export function AddPhoneDialog({ employee, onChanged, onClose }: DialogProps) {
  const [phone, setPhone] = useState('')
  return (
    <ActionDialog
      title={texts.addPhone}
      says={texts.addPhoneSays}
      confirm={texts.addPhone}
      reason={{ required: true, shortest: 3 }}
      isReady={phone.length === 10}
      onConfirm={async (reason) => {
        const added = callDesk(addEmployeePhone, { id: employee.id, phone, reason })
        onChanged(await withFieldMessages(added))
        notify({ text: texts.saved })
      }}
      fields={['phone']}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={texts.phone} error={errors.phone} required>
            {(control) => (
              <DigitsInput
                {...control}
                type="tel"
                value={phone}
                maxLength={10}
                normalize={normalizePhone}
                autoComplete="off"
                onValueChange={setPhone}
              />
            )}
          </Field>
        </>
      )}
    </ActionDialog>
  )
}
