import { useState } from 'react'
import { recallCodes, type CodeBatchRecord } from '#domain/genuine/backoffice/batches.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useFormAround } from '#web/form/form-context.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { ExportLink } from '../parts/ExportLink.tsx'
import { batchScreenTexts as texts } from './texts.ts'

interface BatchProps {
  batch: CodeBatchRecord
  onChanged: (batch: CodeBatchRecord) => void
}

/** The printer's file, and the way to call a batch back. */
export function BatchActions({ batch, onChanged }: BatchProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {batch.has_file && (
        <ExportLink href={`/api/admin/code-batches/${batch.id}/file`}>{texts.download}</ExportLink>
      )}
      {batch.state === 'ready' && (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {texts.recall}
        </Button>
      )}
      {isAsking && (
        <RecallDialog batch={batch} onChanged={onChanged} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

const recalling = recallCodes.input.omit({ id: true, version: true })

function RecallDialog({ batch, onChanged, onClose }: BatchProps & { onClose: () => void }) {
  const { id, version, count, entered, came_back: returned } = batch
  return (
    <ActionDialog
      title={texts.recallTitle}
      says={texts.recallSays(count - entered - returned)}
      confirm={texts.recall}
      variant="danger"
      schema={recalling}
      initial={{ told: '', reason: '' }}
      onConfirm={async (values) => {
        try {
          onChanged(await callBackoffice(recallCodes, { id, version, ...values }))
          notify({ text: texts.recalledDone, kind: 'success' })
        } catch (error) {
          const current = error instanceof ApiError ? error.current : undefined
          if (!current) throw error
          onChanged(current as CodeBatchRecord)
          notify({ text: texts.overtaken, kind: 'info' })
        }
      }}
      onClose={onClose}
    >
      <Form.Text name="told" label={texts.told} hint={texts.toldHint} />
      <Seen />
    </ActionDialog>
  )
}

/** What whoever enters one of its codes will read, while it is typed. */
function Seen() {
  const told = (useFormAround().values as { told?: string }).told?.trim() ?? ''
  if (told === '') return null
  return (
    <p className="rounded-md border border-sale-deep/30 bg-sale-tint px-3 py-2 text-sm text-sale-deep">
      <b className="font-semibold">{texts.seen}</b>: {texts.seenSays(told)}
    </p>
  )
}
