import { useState } from 'react'
import { completeRefund, retryRefund, type RefundTask } from '#domain/payment/backoffice/api.ts'
import { askRefundAccount } from '#domain/payment/backoffice/account-api.ts'
import { canMoveAccount } from '#domain/payment/refund-account/states.ts'
import { paymentMethodOf } from '#domain/order/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { failureText } from '#web/form/failure-text.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { NoChannelNote } from '../parts/NoChannelNote.tsx'
import { useCan, useStaff } from '../data/staff-session.ts'
import { useReachesPhones } from '../data/use-reaches-phones.ts'
import type { RefundDialogProps } from './refund-dialog-props.ts'
import { moneyTexts as texts } from './texts.ts'

interface RefundProps {
  refund: RefundTask
  onDone: () => Promise<void>
}

const payDialog = lazyPart<RefundDialogProps>(
  async () => (await import('./PayRefundDialog.tsx')).PayRefundDialog,
)
const noteDialog = lazyPart<RefundDialogProps>(
  async () => (await import('./NoteAccountDialog.tsx')).NoteAccountDialog,
)
type Way = 'pay' | 'note' | 'complete' | 'retry'

/** For a refund that waits for a person: its account is asked for or noted, it is paid by code, or it was made. */
export function RefundActions({ refund, onDone }: RefundProps) {
  const [open, setOpen] = useState<Way | null>(null)
  const close = () => setOpen(null)
  const ways = useWays(refund)
  const asking = useAsking(refund, onDone)
  const hasWays = refund.state === 'byHand' && Object.values(ways).some(Boolean)
  // A dialog stays while somebody else is quicker: it says so.
  if (!hasWays && open === null) return null
  const words = texts.account
  const { state } = refund.account
  const props = { refund, onDone, onClose: close }
  return (
    <div className="flex flex-wrap gap-x-2">
      {ways.pay && (
        <Button
          onClick={() => setOpen('pay')}
          {...payDialog.intent}
          className="text-sm whitespace-nowrap"
        >
          {state === 'paying' && ways.isMine ? words.goOn : words.pay}
        </Button>
      )}
      {ways.ask && (
        <Button
          variant="secondary"
          busy={asking.busy}
          onClick={() => void asking.ask()}
          className="text-sm"
        >
          {state === 'asked' ? words.askAgain : words.ask}
        </Button>
      )}
      {ways.note && (
        <Button
          variant={ways.ask || ways.pay ? 'plain' : 'secondary'}
          onClick={() => setOpen('note')}
          {...noteDialog.intent}
          className="text-sm"
        >
          {state === 'given' ? words.change : words.note}
        </Button>
      )}
      {ways.complete && (
        <Button
          variant={ways.ask || ways.note ? 'plain' : 'secondary'}
          onClick={() => setOpen('complete')}
          className="text-sm"
        >
          {texts.complete}
        </Button>
      )}
      {ways.retry && (
        <Button variant="plain" onClick={() => setOpen('retry')} className="text-sm">
          {texts.retry}
        </Button>
      )}
      {open === 'pay' && <payDialog.Part {...props} />}
      {open === 'note' && <noteDialog.Part {...props} />}
      {open === 'complete' && <CompleteDialog {...props} />}
      {open === 'retry' && <RetryDialog {...props} />}
    </div>
  )
}

/** What whoever is at the desk may do with it now. */
function useWays({ account, order_code: code, payment_type: type, tries }: RefundTask) {
  const mayPay = useCan('refunds.complete')
  const mayNote = useCan('refunds.account')
  const me = useStaff()
  const canAsk = useReachesPhones()
  const isMine = account.paying_actor === `staff:${me?.username}`
  const isPaid = canMoveAccount(account.state, 'begin')
  return {
    isMine,
    pay: mayPay && isPaid,
    // Card money goes to its card; its buyer is asked by hand only after nothing else went.
    ask:
      mayNote &&
      canAsk &&
      code !== '' &&
      account.asks_left > 0 &&
      account.state !== 'unneeded' &&
      canMoveAccount(account.state, 'ask'),
    note: mayNote && canMoveAccount(account.state, 'give'),
    complete: mayPay && !isPaid,
    // Of all ways to pay only this gateway gives money back by itself.
    retry: mayPay && !isPaid && paymentMethodOf(type) === 'domesticCard' && tries > 0,
  }
}

function useAsking({ id }: RefundTask, onDone: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      await callBackoffice(askRefundAccount, { id })
      notify({ text: texts.account.asked })
    } catch (error) {
      notify({ text: failureText(error), kind: 'error' })
    }
    setBusy(false)
    await onDone()
  }
  return { busy, ask }
}

const completion = completeRefund.input.pick({ proof: true, reason: true })

function CompleteDialog({ refund, onDone, onClose }: RefundDialogProps) {
  const { id, amount, order_code: code, account } = refund
  const isUnknown = account.state === 'unasked' || account.state === 'asked'
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
      {code && <NoChannelNote />}
      {isUnknown && (
        <p className="rounded-md bg-point-tint px-3.5 py-2.5 text-sm">{texts.account.unknown}</p>
      )}
      <Form.Text name="proof" label={texts.proofLabel} hint={texts.proofHint} />
    </ActionDialog>
  )
}

function RetryDialog({ refund: { id, amount }, onDone, onClose }: RefundDialogProps) {
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
