import { useEffect, useState } from 'react'
import { z } from 'zod'
import { maxBulk, type BulkAnswer } from '#domain/bulk.ts'
import type { Input } from '#domain/contract.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { failureText } from '#web/form/failure-text.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, StickyActions } from '#web/ui/Dialog.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import type { ActionWords, ShownResource } from '../screen.ts'
import { kitTexts as texts } from '../texts.ts'
import { bulkDialogTexts } from './texts.ts'
import { BulkOutcome } from './BulkOutcome.tsx'
import { JobQuestion } from './JobQuestion.tsx'
import { Reasons } from './Reasons.tsx'
import type { RowId } from './use-selection.ts'

/** Which records: these, or all that the list finds. */
export type Chosen =
  { ids: readonly RowId[] } | { found: Readonly<Record<string, string>>; total: number }

export interface BulkDialogProps {
  resource: ShownResource
  action: string
  chosen: Chosen
  words: ActionWords
  count: (records: number) => string
  /** Something was done. */
  onDone: () => void
  onClose: () => void
}

/** One action on many records: what it would do, why, and what became of each. */
export function BulkDialog(props: BulkDialogProps) {
  const { words, onClose } = props
  const [result, setResult] = useState<BulkAnswer | null>(null)
  const done = (answer: BulkAnswer) => {
    setResult(answer)
    props.onDone()
  }
  const rows = 'ids' in props.chosen ? props.chosen.ids.length : props.chosen.total
  const question =
    rows > maxBulk ? <JobQuestion {...props} rows={rows} /> : <Question {...props} onDone={done} />
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.label} width={660}>
      {result ? <BulkOutcome answer={result} {...props} /> : question}
    </Dialog>
  )
}

interface Asked extends Omit<BulkDialogProps, 'onDone'> {
  onDone: (answer: BulkAnswer) => void
}

function Question(props: Asked) {
  const { answer, failure } = usePreview(props)
  if (failure) return <FailureNote>{failure}</FailureNote>
  if (!answer) return <p role="status">{bulkDialogTexts.previewing}</p>
  return <Confirm {...props} preview={answer} />
}

function usePreview({ resource, action, chosen }: Asked) {
  const [answer, setAnswer] = useState<BulkAnswer | null>(null)
  const [failure, setFailure] = useState('')
  const which = 'ids' in chosen ? { ids: chosen.ids } : { found: chosen.found }
  const [asked] = useState({ endpoint: resource.bulkPreview, input: { action, ...which } })
  useEffect(() => {
    const leaving = new AbortController()
    const { endpoint, input } = asked
    callBackoffice(endpoint, input as Input<typeof endpoint>, { signal: leaving.signal }).then(
      (told) => setAnswer(told as BulkAnswer),
      (error: unknown) => !leaving.signal.aborted && setFailure(failureText(error)),
    )
    return () => leaving.abort()
  }, [asked])
  return { answer, failure }
}

const schema = z.object({ reason: reasonField })

function Confirm({
  resource,
  action,
  words,
  count,
  preview,
  onDone,
  onClose,
}: Asked & { preview: BulkAnswer }) {
  // What was looked at, and no other: who comes to the list meanwhile is left alone.
  const records = preview.rows
    .filter(({ outcome }) => outcome === 'done')
    .map(({ id, version }) => ({ id, version }))
  const form = useForm(schema, {
    initial: { reason: '' },
    send: async ({ reason }) =>
      onDone((await callBackoffice(resource.bulk, { action, records, reason })) as BulkAnswer),
  })
  return (
    <Form form={form}>
      <div role="status" className="flex flex-col gap-1.5">
        <p className="font-semibold">
          {preview.done > 0 ? words.will(count(preview.done)) : bulkDialogTexts.nothingToDo}
        </p>
        {preview.same > 0 && (
          <p className="text-ink-2">{bulkDialogTexts.same(count(preview.same))}</p>
        )}
        <Reasons answer={preview} count={count} />
      </div>
      {preview.done > 0 && <Form.Text name="reason" label={texts.reason} hint={texts.reasonHint} />}
      <StickyActions>
        <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
          <Button variant="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          {preview.done > 0 && (
            <Button type="submit" busy={form.busy}>
              {words.label}
            </Button>
          )}
        </div>
      </StickyActions>
    </Form>
  )
}
