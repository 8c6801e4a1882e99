import { useState } from 'react'
import { completeRefund, retryRefund, type RefundTask } from '#domain/payment/desk/api.ts'
import { paymentMethodOf } from '#domain/order/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { useMay } from '../session/staff-session.ts'
import { moneyTexts as texts } from './texts.ts'

interface RefundProps {
  refund: RefundTask
  onDone: () => Promise<void>
}

/** For a refund that waits for a person: it was made, or the gateway is asked once more. */
export function RefundActions({ refund, onDone }: RefundProps) {
  const [open, setOpen] = useState<'complete' | 'retry' | null>(null)
  const close = () => setOpen(null)
  if (!useMay('refunds.complete') || refund.state !== 'byHand') return null
  // Of all ways to pay only this gateway gives money back by itself.
  const mayRetry = paymentMethodOf(refund.payment_type) === 'domesticCard' && refund.tries > 0
  return (
    <div className="flex flex-wrap gap-x-2">
      <Button look="secondary" onClick={() => setOpen('complete')} className="text-sm">
        {texts.complete}
      </Button>
      {mayRetry && (
        <Button look="plain" onClick={() => setOpen('retry')} className="text-sm">
          {texts.retry}
        </Button>
      )}
      {open === 'complete' && <CompleteDialog refund={refund} onDone={onDone} onClose={close} />}
      {open === 'retry' && <RetryDialog refund={refund} onDone={onDone} onClose={close} />}
    </div>
  )
}

const shortestProof = 4

function CompleteDialog({ refund, onDone, onClose }: RefundProps & { onClose: () => void }) {
  const { id, amount, order_code: code } = refund
  const [proof, setProof] = useState('')
  return (
    <ActionDialog
      title={texts.completeTitle(formatVnd(amount))}
      says={code ? texts.completeSays(code) : texts.completeSaysPlain}
      confirm={texts.complete}
      reason={{ required: true, shortest: 3 }}
      isReady={proof.trim().length >= shortestProof}
      onConfirm={async (reason) => {
        await callDesk(completeRefund, { id, proof: proof.trim(), reason })
        notify({ text: texts.completed })
        void onDone()
      }}
      fields={['proof']}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={texts.proofLabel} error={errors.proof} hint={texts.proofHint} required>
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
        </>
      )}
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
      reason={{ required: true, shortest: 3 }}
      onConfirm={async (reason) => {
        await callDesk(retryRefund, { id, reason })
        notify({ text: texts.retried })
        void onDone()
      }}
      onClose={onClose}
    />
  )
}
