import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { formatVnd } from '#domain/kernel/vnd.ts'
import type { TransferOrder } from '#domain/payment/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CopyRow } from './CopyRow.tsx'
import { PayMarks } from './PayMarks.tsx'
import { saveQr } from './save-qr.ts'
import { Steps } from './Steps.tsx'
import { paymentTexts as texts } from './texts.ts'

export interface TransferPanelProps {
  qr: TransferOrder
  received: number
  /** The buyer has chosen to transfer: the steps begin with what is typed. */
  byHand: boolean
}

/** A code to scan first, and the same to type by hand. */
export function TransferPanel({ qr, received, byHand }: TransferPanelProps) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[248px_minmax(0,1fr)] phone:gap-4">
        <div className="mx-auto w-[248px] max-w-full">
          <img
            src={qr.image}
            alt={texts.qrAlt(formatVnd(qr.amount), qr.note)}
            width={248}
            height={248}
            className="aspect-square w-full rounded-md border border-line bg-white p-1"
          />
          <PayMarks method="qrCode" className="mt-2 justify-center" />
          <SaveButton qr={qr} />
        </div>
        <div className="min-w-0">
          <dl className="@container">
            <CopyRow
              strong
              label={texts.amount}
              shown={formatVnd(qr.amount)}
              value={String(qr.amount)}
            />
            <CopyRow label={texts.note} shown={qr.note} value={qr.note} />
            <CopyRow label={texts.account} shown={qr.account} value={qr.account} />
            <CopyRow label={texts.bank} shown={qr.bank} />
            <CopyRow label={texts.accountName} shown={qr.account_name} />
          </dl>
          <p className="mt-2 text-sm text-ink-3">{texts.keepNote}</p>
        </div>
      </div>
      <HowTo byHand={byHand} />
      <WaitingFor received={received} left={qr.amount} />
    </>
  )
}

/** One strip for both: a part that comes moves nothing. */
function WaitingFor({ received, left }: { received: number; left: number }) {
  const isPart = received > 0
  return (
    <p
      className={cx(
        'mt-5 flex items-start gap-3 rounded-md px-4 py-3 text-sm',
        isPart ? 'bg-point-tint text-point' : 'bg-primary-tint text-primary-deep',
      )}
    >
      <span
        aria-hidden="true"
        className="motion-breathe mt-1.5 size-2.5 shrink-0 rounded-full bg-current"
      />
      {isPart ? `${texts.partial(received, left)}. ${texts.partialText}` : texts.waiting}
    </p>
  )
}

function SaveButton({ qr }: { qr: TransferOrder }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      if ((await saveQr(qr)) === 'saved') notify({ text: texts.qrSaved })
    } catch {
      notify({ text: texts.qrNotSaved, kind: 'info' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      wide
      busy={busy}
      icon={<Download aria-hidden="true" className="size-5" />}
      onClick={() => void save()}
      className="mt-3"
    >
      {texts.saveQr}
    </Button>
  )
}

/** Nobody can scan the screen they hold: a phone saves the picture first. */
function HowTo({ byHand }: Pick<TransferPanelProps, 'byHand'>) {
  const title = <h3 className="mt-5 font-semibold">{texts.stepsTitle}</h3>
  if (byHand) {
    return (
      <>
        {title}
        <Steps steps={texts.stepsByHand} />
      </>
    )
  }
  return (
    <>
      {title}
      <Steps steps={texts.steps} className="phone:hidden" />
      <Steps steps={texts.stepsOnPhone} className="above-phone:hidden" />
    </>
  )
}
