import { useState } from 'react'
import { returnRequestTexts } from '#domain/order/return-request/texts.ts'
import { Field } from '#web/ui/Field.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { deskReturnTexts as texts } from './texts.ts'

interface DecideProps {
  onConfirm: (answer: string) => Promise<void>
  onClose: () => void
}

/** The usual way is written already; the buyer reads what stands there. */
export function AcceptDialog({ onConfirm, onClose }: DecideProps) {
  const [answer, setAnswer] = useState(returnRequestTexts.usualAnswer)
  return (
    <ActionDialog
      title={texts.acceptTitle}
      says={texts.acceptSays}
      confirm={texts.accept}
      isReady={answer.trim().length >= 3}
      fields={['answer']}
      onConfirm={() => onConfirm(answer.trim())}
      onClose={onClose}
    >
      {(errors) => (
        <Field
          label={texts.instructions}
          hint={texts.instructionsHint}
          error={errors.answer}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              maxLength={500}
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          )}
        </Field>
      )}
    </ActionDialog>
  )
}

export function RefuseDialog({ onConfirm, onClose }: DecideProps) {
  return (
    <ActionDialog
      title={texts.refuseTitle}
      says={texts.refuseSays}
      confirm={texts.refuse}
      look="danger"
      reason={{
        label: texts.refuseReason,
        hint: texts.instructionsHint,
        ...{ required: true, shortest: 3, longest: 500 },
      }}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
