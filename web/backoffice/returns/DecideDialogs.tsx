import {
  acceptReturnRequest,
  refuseReturnRequest,
} from '#domain/order/return-request/backoffice/api.ts'
import { returnRequestTexts } from '#domain/order/return-request/texts.ts'
import { Form } from '#web/form/Form.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { backofficeReturnTexts as texts } from './texts.ts'

interface DecideProps {
  onConfirm: (answer: string) => Promise<void>
  onClose: () => void
}

const acceptance = acceptReturnRequest.input.pick({ answer: true })
const refusal = refuseReturnRequest.input.pick({ answer: true })

/** The usual way is written already; the buyer reads what stands there. */
export function AcceptDialog({ onConfirm, onClose }: DecideProps) {
  return (
    <ActionDialog
      title={texts.acceptTitle}
      says={texts.acceptSays}
      confirm={texts.accept}
      schema={acceptance}
      initial={{ answer: returnRequestTexts.usualAnswer }}
      onConfirm={({ answer }) => onConfirm(answer)}
      onClose={onClose}
    >
      <Form.Text name="answer" label={texts.instructions} hint={texts.instructionsHint} rows={5} />
    </ActionDialog>
  )
}

export function RefuseDialog({ onConfirm, onClose }: DecideProps) {
  return (
    <ActionDialog
      title={texts.refuseTitle}
      says={texts.refuseSays}
      confirm={texts.refuse}
      variant="danger"
      schema={refusal}
      initial={{ answer: '' }}
      onConfirm={({ answer }) => onConfirm(answer)}
      onClose={onClose}
    >
      <Form.Text name="answer" label={texts.refuseReason} hint={texts.instructionsHint} />
    </ActionDialog>
  )
}
