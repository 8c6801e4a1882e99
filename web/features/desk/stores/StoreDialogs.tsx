import { useState } from 'react'
import type { Input } from '#domain/contract.ts'
import { changeDeskStore, type DeskStoreDetail } from '#domain/drugstore/desk/api.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { callDesk } from '../data/call-desk.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { draftOf, fieldsOf } from './store-draft.ts'
import { StoreFields, storeFieldNames } from './StoreFields.tsx'
import type { StoreProps } from './StoreScreen.tsx'
import { storeTexts as texts } from './texts.ts'

interface DialogProps extends StoreProps {
  onClose: () => void
}

export function EditStoreDialog({ store, onChanged, onClose }: DialogProps) {
  const [draft, setDraft] = useState(() => draftOf(store))
  const { code, status, version } = store
  const fields = fieldsOf(draft)
  return (
    <ActionDialog
      title={texts.edit}
      says={texts.editSays}
      confirm={texts.save}
      reason={{ required: true, shortest: 3 }}
      fields={storeFieldNames}
      isReady={draft.name.trim() !== '' && fields !== null}
      onConfirm={async (reason) => {
        const changed = { code, status, version, ...fields!, reason }
        onChanged(await save(changed))
        notify({ text: texts.saved })
      }}
      onClose={onClose}
    >
      {(errors) => <StoreFields draft={draft} errors={errors} onChange={setDraft} />}
    </ActionDialog>
  )
}

/** Closing says what it does to people and to what is printed. */
export function StatusDialog({ store, onChanged, onClose }: DialogProps) {
  const isOpen = store.status === 'active'
  const { code, version } = store
  return (
    <ActionDialog
      title={isOpen ? texts.close : texts.open}
      says={isOpen ? texts.closeSays : texts.openSays}
      confirm={isOpen ? texts.close : texts.open}
      look={isOpen ? 'danger' : 'primary'}
      reason={{ required: true, shortest: 3 }}
      onConfirm={async (reason) => {
        const status = isOpen ? ('disabled' as const) : ('active' as const)
        const changed = { code, version, ...fieldsOf(draftOf(store))!, status, reason }
        onChanged(await save(changed))
        notify({ text: texts.saved })
      }}
      onClose={onClose}
    />
  )
}

/** Whoever was second learns what to do: closing the dialog shows what the first one wrote. */
async function save(changed: Input<typeof changeDeskStore>): Promise<DeskStoreDetail> {
  try {
    return await callDesk(changeDeskStore, changed)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    const { status, code, fields } = error
    throw new ApiError({ status, code, fields, message: texts.conflict })
  }
}
