import { useNavigate } from 'react-router'
import { newRequestFields, recordDataRequest } from '#domain/data-request/backoffice/requests.ts'
import { countDataRequests } from '#domain/data-request/backoffice/waiting.ts'
import {
  requestChannelLabels,
  requestKindLabels,
  requestProofLabels,
} from '#domain/data-request/texts.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { refreshAll } from '#web/query/realm.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { backoffice } from '../data/use-query.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { dataRequestScreenTexts as texts } from './texts.ts'

const { account: _own, ...channels } = requestChannelLabels
const { session: _loggedIn, ...proofs } = requestProofLabels

/** What a customer asked of their data, written down from their page. */
export function NewRequestDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <ActionDialog
      title={texts.addTitle}
      says={texts.addSays}
      confirm={texts.record}
      schema={newRequestFields}
      initial={{ kind: 'copy', channel: 'phone', proof: 'callBack', asked: '', proof_note: '' }}
      onConfirm={async (values) => {
        const made = await callBackoffice(recordDataRequest, { id, ...values }, { silent: true })
        notify({ text: texts.added, kind: 'success' })
        void refreshAll(backoffice, countDataRequests)
        await navigate(backofficePaths.dataRequest(made.id))
      }}
      onClose={onClose}
    >
      <Form.Select name="kind" label={texts.kind} labels={requestKindLabels} />
      <Form.Select name="channel" label={texts.channel} labels={channels} />
      <Form.Select name="proof" label={texts.proof} labels={proofs} />
      <Form.Text name="proof_note" label={texts.proofNote} hint={texts.proofNoteHint} />
      <Form.Text name="asked" label={texts.asked} hint={texts.askedHint} rows={3} />
    </ActionDialog>
  )
}
