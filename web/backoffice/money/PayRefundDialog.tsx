import { useEffect, useState } from 'react'
import { completeRefund } from '#domain/payment/backoffice/api.ts'
import {
  beginRefund,
  releaseRefund,
  type RefundPayment,
} from '#domain/payment/backoffice/account-api.ts'
import { refundReasonLabels } from '#domain/payment/refunds.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { failureText } from '#web/form/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useStaff } from '../data/staff-session.ts'
import { CopyText } from '../parts/CopyText.tsx'
import { Facts } from '../parts/Panel.tsx'
import { shortTime } from './RefundAccountFacts.tsx'
import type { RefundDialogProps } from './refund-dialog-props.ts'
import { moneyTexts } from './texts.ts'

const texts = moneyTexts.account

/** The code to pay a refund with, what to type where it cannot be scanned, and the bank's number of what was paid. */
export function PayRefundDialog(props: RefundDialogProps) {
  const { refund, onClose } = props
  const me = useStaff()
  const { paying_by: by, paying_actor: actor, paying_at: at } = refund.account
  // As it was when it was opened: beginning makes it one's own.
  const [takesOver] = useState(actor !== undefined && actor !== `staff:${me?.username}`)
  const [asks, setAsks] = useState(takesOver)
  const [tries, setTries] = useState(0)
  const title = asks && by ? texts.takeOverTitle(by) : texts.payTitle(formatVnd(refund.amount))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} width={660}>
      {asks && by && at ? (
        <TakeOver at={at} onClose={onClose} onGoOn={() => setAsks(false)} />
      ) : (
        <Payment key={tries} {...props} takesOver={takesOver} onRetry={() => setTries(tries + 1)} />
      )}
    </Dialog>
  )
}

function TakeOver({
  at,
  onClose,
  onGoOn,
}: {
  at: string
  onClose: () => void
  onGoOn: () => void
}) {
  return (
    <>
      <p className="text-ink-2">{texts.takeOverSays(shortTime(at))}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
        <Button variant="plain" onClick={onGoOn}>
          {texts.takeOver}
        </Button>
        <Button onClick={onClose}>{texts.leaveIt}</Button>
      </div>
    </>
  )
}

type PaymentProps = RefundDialogProps & { takesOver: boolean; onRetry: () => void }

function Payment(props: PaymentProps) {
  const { refund, takesOver, onDone, onRetry } = props
  const { id } = refund
  const [payment, setPayment] = useState<RefundPayment | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isHere = true
    callBackoffice(beginRefund, { id, take_over: takesOver }).then(
      (begun) => {
        if (!isHere) return
        setPayment(begun)
        setFailure('')
      },
      (error: unknown) => isHere && setFailure(failureText(error)),
    )
    return () => {
      isHere = false
    }
  }, [id, takesOver])
  if (failure) {
    return (
      <ErrorState
        title={texts.failed}
        text={failure}
        onRetry={() => {
          onRetry()
          void onDone()
        }}
        className="py-8"
      />
    )
  }
  if (!payment) return <Skeleton className="h-80" />
  return <Paying {...props} payment={payment} />
}

const completion = completeRefund.input.pick({ proof: true })

function Paying({ payment, refund, onDone, onClose }: PaymentProps & { payment: RefundPayment }) {
  const { id, reason } = refund
  const form = useForm(completion, {
    initial: { proof: '' },
    namesMissing: 'exactly',
    send: async ({ proof }) => {
      await callBackoffice(completeRefund, { id, proof, reason: refundReasonLabels[reason] })
      notify({ text: moneyTexts.completed })
      void onDone()
      onClose()
    },
  })
  const release = async () => {
    try {
      await callBackoffice(releaseRefund, { id })
      notify({ text: texts.released })
    } catch (error) {
      notify({ text: failureText(error), kind: 'error' })
    }
    void onDone()
    onClose()
  }
  const { element } = form
  // What is typed next, once the bank's app has paid.
  useEffect(() => element.current?.querySelector('input')?.focus(), [element])
  return (
    <Form form={form}>
      <Transfer payment={payment} />
      <Form.Text
        name="proof"
        label={texts.reference}
        hint={texts.referenceHint}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Form.Failure />
      <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
        <Button variant="plain" onClick={() => void release()}>
          {texts.notDone}
        </Button>
        <Button type="submit" busy={form.busy}>
          {texts.done}
        </Button>
      </div>
    </Form>
  )
}

function Transfer({ payment }: { payment: RefundPayment }) {
  const { image, bank, account_number: number, holder, amount, content, note } = payment
  const copied = (label: string, value: string, shown = value) => ({
    label,
    value: <span className="tabular font-semibold">{shown}</span>,
    aside: <CopyText text={value} label={texts.copy(label)} />,
  })
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[224px_minmax(0,1fr)] phone:gap-4">
        <div className="mx-auto w-56 max-w-full text-center">
          <img
            src={image}
            alt={texts.qrAlt(formatVnd(amount), content)}
            width={224}
            height={224}
            className="aspect-square w-full rounded-md border border-line bg-white p-1"
          />
          <p className="mt-2 text-sm text-ink-2">{texts.scan}</p>
        </div>
        <Facts
          facts={[
            { label: texts.bank, value: <span className="font-semibold">{bank}</span> },
            copied(texts.number, number),
            { label: texts.holder, value: <span className="font-semibold">{holder}</span> },
            copied(texts.amount, String(amount), formatVnd(amount)),
            copied(texts.content, content),
          ]}
        />
      </div>
      {payment.is_other_name && (
        <p className="rounded-md bg-point-tint px-4 py-3 text-sm text-point">{texts.otherName}</p>
      )}
      {note && <p className="text-sm text-ink-2">{texts.noteOf(note)}</p>}
    </>
  )
}
