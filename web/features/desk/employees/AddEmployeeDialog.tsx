import { useState } from 'react'
import { addEmployee } from '#domain/employee/desk/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Field } from '#web/ui/Field.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { withFieldMessages } from '../data/with-field-messages.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { employeeTexts as texts } from './texts.ts'

export function AddEmployeeDialog({
  onAdded,
  onClose,
}: {
  onAdded: () => Promise<void>
  onClose: () => void
}) {
  const [number, setNumber] = useState('')
  const [name, setName] = useState('')
  const [phones, setPhones] = useState('')
  return (
    <ActionDialog
      title={texts.addTitle}
      says={texts.addSays}
      confirm={texts.add}
      reason={{ required: true, shortest: 3 }}
      isReady={number.trim() !== '' && name.trim() !== ''}
      onConfirm={async (reason) => {
        const wanted = { number, name, phones: phones.split(/[\n,;]+/).filter(Boolean), reason }
        await withFieldMessages(callDesk(addEmployee, wanted))
        notify({ text: texts.saved })
        void onAdded()
      }}
      fields={['number', 'name', 'phones']}
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
                autoComplete="off"
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
                autoComplete="off"
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Field label={texts.phones} error={errors.phones} hint={texts.phonesHint}>
            {(control) => (
              <Textarea
                {...control}
                value={phones}
                inputMode="tel"
                onChange={({ target }) => setPhones(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </ActionDialog>
  )
}
