import { useNavigate } from 'react-router'
import { newMergeFields, startMerge } from '#domain/merge/backoffice/merges.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { mergeScreenTexts as texts } from './texts.ts'

/** The phone of the customer whose page is open goes into another one. */
export function StartMergeDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <ActionDialog
      title={texts.startTitle}
      says={texts.startSays}
      confirm={texts.start}
      schema={newMergeFields}
      initial={{ to_phone: '', why: '' }}
      onConfirm={async (values) => {
        const made = await callBackoffice(startMerge, { id, ...values }, { silent: true })
        notify({ text: texts.started, kind: 'success' })
        await navigate(backofficePaths.merge(made.id))
      }}
      onClose={onClose}
    >
      <Form.Text name="to_phone" label={texts.toPhone} />
      <Form.Text name="why" label={texts.why} hint={texts.whyHint} rows={3} />
    </ActionDialog>
  )
}
