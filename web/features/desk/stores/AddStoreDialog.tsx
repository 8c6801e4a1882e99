import { useState } from 'react'
import { addDeskStore } from '#domain/drugstore/desk/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { emptyStore, fieldsOf } from './store-draft.ts'
import { StoreFields, storeFieldNames } from './StoreFields.tsx'
import { storeTexts as texts } from './texts.ts'

/** Leads to the new store's page: there its accounts and links are made. */
export function AddStoreDialog({
  onAdded,
  onClose,
}: {
  onAdded: (code: string) => void
  onClose: () => void
}) {
  const [code, setCode] = useState('')
  const [draft, setDraft] = useState(emptyStore)
  const fields = fieldsOf(draft)
  return (
    <ActionDialog
      title={texts.add}
      says={texts.addSays}
      confirm={texts.add}
      reason={{ required: true, shortest: 3 }}
      fields={['code', ...storeFieldNames]}
      isReady={code.trim() !== '' && draft.name.trim() !== '' && fields !== null}
      onConfirm={async (reason) => {
        const added = await callDesk(addDeskStore, { code, ...fields!, reason })
        notify({ text: texts.saved })
        onAdded(added.code)
      }}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={texts.code} hint={texts.codeHint} error={errors.code} required>
            {(control) => (
              <TextInput
                {...control}
                value={code}
                maxLength={32}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </Field>
          <StoreFields draft={draft} errors={errors} onChange={setDraft} />
        </>
      )}
    </ActionDialog>
  )
}
