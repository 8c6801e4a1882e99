import { useState } from 'react'
import type { z } from 'zod'
import { decideReview } from '#domain/payment/backoffice/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { useCan } from '../data/staff-session.ts'
import { moneyTexts as texts } from './texts.ts'

const schema = decideReview.input.omit({ reference: true })
/** Nobody has said yet what became of it. */
const initial = { outcome: undefined, proof: '', reason: '' } as unknown as z.input<typeof schema>

/** A payment that its gateway doubts: a person looks there and says here what became of it. */
export function DecideReview({ reference }: { reference: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!useCan('payments.resolve')) return null
  return (
    <>
      <Button variant="secondary" className="text-sm" onClick={() => setOpen(true)}>
        {texts.decide}
      </Button>
      {isOpen && <DecideDialog reference={reference} onClose={() => setOpen(false)} />}
    </>
  )
}

function DecideDialog({ reference, onClose }: { reference: string; onClose: () => void }) {
  return (
    <ActionDialog
      title={texts.decideTitle}
      says={texts.decideSays(reference)}
      confirm={texts.decide}
      schema={schema}
      initial={initial}
      onConfirm={async (decided) => {
        await callBackoffice(decideReview, { reference, ...decided })
        notify({ text: texts.decided })
      }}
      onClose={onClose}
    >
      <Form.Radio
        name="outcome"
        legend={texts.decideTitle}
        legendHidden
        options={[
          { value: 'paid', label: texts.decidePaid },
          { value: 'failed', label: texts.decideFailed },
        ]}
      />
      <Form.Text name="proof" label={texts.decideProof} />
    </ActionDialog>
  )
}
