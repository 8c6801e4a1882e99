import { useState } from 'react'
import { decideReview } from '#domain/payment/desk/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { useMay } from '../session/staff-session.ts'
import { moneyTexts as texts } from './texts.ts'

const shortestProof = 4

/** A payment that its gateway doubts: a person looks there and says here what became of it. */
export function DecideReview({ reference }: { reference: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!useMay('payments.resolve')) return null
  return (
    <>
      <Button look="secondary" className="text-sm" onClick={() => setOpen(true)}>
        {texts.decide}
      </Button>
      {isOpen && <DecideDialog reference={reference} onClose={() => setOpen(false)} />}
    </>
  )
}

function DecideDialog({ reference, onClose }: { reference: string; onClose: () => void }) {
  const [outcome, setOutcome] = useState<'paid' | 'failed' | null>(null)
  const [proof, setProof] = useState('')
  return (
    <ActionDialog
      title={texts.decideTitle}
      says={texts.decideSays(reference)}
      confirm={texts.decide}
      reason={{ required: true, shortest: 3 }}
      isReady={outcome !== null && proof.trim().length >= shortestProof}
      onConfirm={async (reason) => {
        const decided = { reference, outcome: outcome!, proof: proof.trim(), reason }
        await callDesk(decideReview, decided)
        notify({ text: texts.decided })
      }}
      onClose={onClose}
    >
      <RadioCards
        legend={texts.decideTitle}
        legendHidden
        name="review-outcome"
        options={[
          { value: 'paid', label: texts.decidePaid },
          { value: 'failed', label: texts.decideFailed },
        ]}
        value={outcome}
        onValueChange={(value) => setOutcome(value === 'paid' ? 'paid' : 'failed')}
      />
      <Field label={texts.decideProof} required>
        {(control) => (
          <TextInput
            {...control}
            value={proof}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setProof(target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  )
}
