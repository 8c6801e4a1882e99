import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import {
  batchFields,
  batchTerms,
  codeBatches,
  type TakenOver,
} from '#domain/genuine/backoffice/batches.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { refreshAll } from '#web/query/realm.ts'
import { Field } from '#web/ui/Field.tsx'
import { sendBackofficeForm } from '../data/send-backoffice-form.ts'
import { backoffice } from '../data/use-query.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { batchScreenTexts as texts } from './texts.ts'

const schema = z.object({ ...batchTerms.shape, ...batchFields.shape, reason: reasonField })
const blank = {
  name: '',
  kind: 'single',
  product_code: '',
  activation: 'all',
  lot: '',
  product_expires_on: null,
  earn_until: null,
  note: '',
  reason: '',
} as unknown as z.input<typeof schema>

/** A printer's own list as a batch: tried first, and written where every line is right. */
export function TakeOverDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState<TakenOver | null>(null)
  const navigate = useNavigate()
  const { busy, failure, attempt } = useAttempt()
  const isGood = tried !== null && tried.wrong === 0 && tried.codes > 0
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setTried(null)
    if (chosen) void attempt(async () => setTried(await send(chosen)))
  }
  return (
    <ActionDialog
      title={texts.takeOverTitle}
      width={660}
      says={texts.takeOverSays}
      confirm={texts.write}
      isReady={isGood}
      notReady={busy ? '' : texts.chooseFile}
      schema={schema}
      initial={blank}
      onConfirm={async ({ reason, ...terms }) => {
        const answer = await send(file!, { terms, reason })
        setTried(answer)
        if (answer.batch_id === null) throw new Error(texts.wrong(answer.wrong))
        notify({ text: texts.takenOver(answer.codes), kind: 'success' })
        void refreshAll(backoffice, codeBatches.list)
        await navigate(backofficePaths.codeBatch(answer.batch_id))
      }}
      onClose={onClose}
    >
      <Field label={texts.file} hint={texts.fileHint} error={failure} required>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".txt,.csv,text/plain,text/csv"
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
            className="w-full min-w-0 text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line file:bg-white file:px-4 file:font-semibold"
          />
        )}
      </Field>
      <Mistakes tried={tried} />
      <Form.Text name="name" label={texts.name} hint={texts.nameHint} />
      <Form.Select name="kind" label={texts.kind} labels={texts.kinds} />
      <Form.Text name="product_code" label={texts.product} hint={texts.productHint} />
      <Form.Number name="point" label={texts.point} hint={texts.pointHint} />
      <Form.Select
        name="activation"
        label={texts.activation}
        hint={texts.activationHint}
        labels={texts.activations}
      />
      <Form.Text name="lot" label={texts.lot} />
      <Form.Date name="product_expires_on" label={texts.expires} />
      <Form.Date name="earn_until" label={texts.earnUntil} hint={texts.earnUntilHint} />
      <Form.Text name="note" label={texts.note} />
    </ActionDialog>
  )
}

function Mistakes({ tried }: { tried: TakenOver | null }) {
  return (
    <div role="status">
      {tried && tried.wrong === 0 && (
        <p className="font-semibold text-ok">{texts.tried(tried.codes)}</p>
      )}
      {tried && tried.wrong > 0 && (
        <>
          <p className="font-semibold text-sale-deep">{texts.wrong(tried.wrong)}</p>
          <ul className="mt-1 max-h-48 divide-y divide-line overflow-y-auto rounded-md bg-ground px-3 text-sm">
            {tried.problems.map(({ line, problem }) => (
              <li key={`${line} ${problem}`} className="py-1.5">
                <b className="font-semibold">{texts.line(line)}</b> · {problem}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** With terms and a reason it is written; without, only tried. */
function send(file: File, written?: { terms: object; reason: string }): Promise<TakenOver> {
  const form = new FormData()
  form.set('dry_run', String(written === undefined))
  if (written) {
    form.set('terms', JSON.stringify(written.terms))
    form.set('reason', written.reason)
  }
  form.set('file', file)
  return sendBackofficeForm<TakenOver>('/admin/code-batches/take-over', form)
}
