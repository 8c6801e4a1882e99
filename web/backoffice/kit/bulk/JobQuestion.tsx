import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { getBulkLimits, maxTicked, orderBulkJob } from '#domain/backoffice/bulk-jobs/api.ts'
import { bulkTexts } from '#domain/bulk-texts.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Form } from '#web/form/Form.tsx'
import { randomKey } from '#web/form/random-key.ts'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { StickyActions } from '#web/ui/Dialog.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useQuery } from '../../data/use-query.ts'
import { Answered } from '../../parts/Answered.tsx'
import { kitTexts as texts } from '../texts.ts'
import { bulkDialogTexts as dialogTexts } from './texts.ts'
import type { BulkDialogProps } from './BulkDialog.tsx'

interface JobQuestionProps extends BulkDialogProps {
  /** How many rows are chosen. */
  rows: number
}

/** An action on more rows than are done while somebody waits: the worker does them, one by one. */
export function JobQuestion(props: JobQuestionProps) {
  const limits = useQuery(getBulkLimits, {})
  return (
    <Answered answer={limits}>
      {({ max_rows: maxRows }) => {
        const max = 'ids' in props.chosen ? Math.min(maxRows, maxTicked) : maxRows
        return props.rows > max ? (
          <p role="status">{bulkTexts.tooMany(max)}</p>
        ) : (
          <Confirm {...props} />
        )
      }}
    </Answered>
  )
}

const schema = z.object({ reason: reasonField })

function Confirm({
  resource,
  action,
  chosen,
  words,
  count,
  rows,
  onDone,
  onClose,
}: JobQuestionProps) {
  const navigate = useNavigate()
  // Of this question: pressed twice, or sent again after a lost answer, it is one.
  const [idempotencyKey] = useState(randomKey)
  const form = useForm(schema, {
    initial: { reason: '' },
    send: async ({ reason }) => {
      const which = 'ids' in chosen ? { ids: [...chosen.ids] } : { found: { ...chosen.found } }
      const order = { list: resource.path, action, ...which, reason }
      const { id } = await callBackoffice(orderBulkJob, order, { idempotencyKey })
      onDone()
      onClose()
      void navigate(backofficePaths.bulkJob(id))
    },
  })
  return (
    <Form form={form}>
      <div role="status" className="flex flex-col gap-1.5">
        <p className="font-semibold">{words.will(count(rows))}</p>
        <p className="text-ink-2">{dialogTexts.asJob}</p>
      </div>
      <Form.Text name="reason" label={texts.reason} hint={texts.reasonHint} />
      <StickyActions>
        <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
          <Button variant="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={form.busy}>
            {words.label}
          </Button>
        </div>
      </StickyActions>
    </Form>
  )
}
