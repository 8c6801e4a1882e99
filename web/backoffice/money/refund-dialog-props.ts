import type { RefundTask } from '#domain/payment/backoffice/api.ts'

/** Of what is done with one refund. */
export interface RefundDialogProps {
  refund: RefundTask
  onDone: () => Promise<void>
  onClose: () => void
}
