import { useState } from 'react'
import { completeRefund, retryRefund, type RefundTask } from '#domain/payment/backoffice/api.ts'
import { paymentMethodOf } from '#domain/order/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { useCan } from '../data/staff-session.ts'
import { moneyTexts as texts } from './texts.ts'

interface RefundProps {
  refund: RefundTask
  onDone: () => Promise<void>
}

/** For a refund that waits for a person: it was made, or the gateway is asked once more. */
export function RefundActions({ refund, onDone }: RefundProps) {
  const [open, setOpen] = useState<'complete' | 'retry' | null>(null)
  const close = () => setOpen(null)
  if (!useCan('refunds.complete') || refund.state !== 'byHand') return null
  // Of all ways to pay only this gateway gives money back by itself.
  const canRetry = paymentMethodOf(refund.payment_type) === 'domesticCard' && refund.tries > 0
  return (
    <div className="flex flex-wrap gap-x-2">
      <Button variant="secondary" onClick={() => setOpen('complete')} className="text-sm">
        {texts.complete}
      </Button>
      {canRetry && (
        <Button variant="plain" onClick={() => setOpen('retry')} className="text-sm">
          {texts.retry}
        </Button>
      )}
      {open === 'complete' && <CompleteDialog refund={refund} onDone={onDone} onClose={close} />}
      {open === 'retry' && <RetryDialog refund={refund} onDone={onDone} onClose={close} />}
    </div>
  )
}

const completion = completeRefund.input.pick({ proof: true, reason: true })

function CompleteDialog({ refund, onDone, onClose }: RefundProps & { onClose: () => void }) {
  const { id, amount, order_code: code } = refund
  return (
    <ActionDialog
      title={texts.completeTitle(formatVnd(amount))}
      says={code ? texts.completeSays(code) : texts.completeSaysPlain}
      confirm={texts.complete}
      schema={completion}
      initial={{ proof: '', reason: '' }}
      onConfirm={async (completed) => {
        await callBackoffice(completeRefund, { id, ...completed })
        notify({ text: texts.completed })
        void onDone()
      }}
      onClose={onClose}
    >
      <Form.Text name="proof" label={texts.proofLabel} hint={texts.proofHint} />
    </ActionDialog>
  )
}

function RetryDialog({
  refund: { id, amount },
  onDone,
  onClose,
}: RefundProps & { onClose: () => void }) {
  return (
    <ActionDialog
      title={texts.retryTitle(formatVnd(amount))}
      says={texts.retrySays}
      confirm={texts.retry}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        await callBackoffice(retryRefund, { id, reason })
        notify({ text: texts.retried })
        void onDone()
      }}
      onClose={onClose}
    />
  )
}
