import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import { holdsDose } from '#domain/catalog/dose.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { type Order, paymentMethodOf } from '#domain/order/api.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { notify } from '#web/features/notices/notify.ts'
import { orderHeadId } from '#web/shop/payment/headings.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { cx } from '#web/ui/class-names.ts'
import { statusTone } from './status-tone.ts'
import { orderPageTexts as texts } from './texts.ts'

interface OrderHeadWords {
  title: string
  text: string
  /** A sign while the order is fresh: something is still to do, or is done. */
  sign: 'waits' | 'done' | null
}

type HeadedOrder = Pick<Order, 'status' | 'payment' | 'products'>

/** Thanks while the order is fresh, what is still to do, its code and where it stands. */
export function OrderHead({ order }: { order: Order }) {
  const { title, text, sign } = headOf(order)
  // Where something is paid in advance, the panel below has a sign of its own.
  const shownSign = isPaidInAdvance(paymentMethodOf(order.payment_type)) ? null : sign
  return (
    <div
      id={orderHeadId}
      tabIndex={-1}
      className={cx(
        'mb-6 grid gap-x-4 outline-none phone:mb-4 phone:gap-x-3',
        shownSign ? 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-cols-[minmax(0,1fr)]',
      )}
    >
      {shownSign && <HeadSign sign={shownSign} />}
      <h1 className="self-center text-3xl outline-none phone:text-xl">{title}</h1>
      <div className={cx('min-w-0', shownSign && 'phone:col-span-2')}>
        {text && <p className="text-ink-2">{text}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <p>
            <span className="text-ink-2">{texts.code}: </span>
            <b className="tabular whitespace-nowrap">{order.code}</b>
          </p>
          <IconButton
            label={texts.copy}
            icon={<Copy aria-hidden="true" className="size-4.5" />}
            onClick={() => void copy(order.code)}
            className="-mx-2 -my-2"
          />
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
          {/* A title that says the same is enough. */}
          {order.status !== 'open' && (
            <Badge tone={statusTone(order.status)}>{orderStatusLabels[order.status]}</Badge>
          )}
          {texts.placedAt(formatDateTime(order.created_at))}
        </p>
      </div>
    </div>
  )
}

function HeadSign({ sign }: { sign: 'waits' | 'done' }) {
  const isDone = sign === 'done'
  const Sign = isDone ? CircleCheck : Clock
  return (
    <span
      className={cx(
        'grid size-14 place-items-center rounded-full above-phone:row-span-2 phone:size-11',
        isDone ? 'bg-ok-tint text-ok' : 'bg-point-tint text-point',
      )}
    >
      <Sign aria-hidden="true" className="size-8 phone:size-6" />
    </span>
  )
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    notify({ text: texts.copied })
  } catch {
    notify({ text: texts.copyFailed, kind: 'info' })
  }
}

/**
 * The first words of an order's page. Between the states through which a paid order goes by itself they take
 * one line each, so that nothing below moves; what follows stands below.
 */
function headOf({ status, payment, products }: HeadedOrder): OrderHeadWords {
  switch (status) {
    case 'open':
      return payment?.state === 'confirming' || payment?.state === 'paid'
        ? { title: texts.shortThanks, text: texts.confirmingText, sign: 'waits' }
        : { title: texts.toPay, text: texts.toPayText, sign: 'waits' }
    case 'processing':
      return payment?.state === 'paid'
        ? {
            title: texts.shortThanks,
            text: holdsDose(products) ? texts.doseText : texts.paidText,
            sign: 'done',
          }
        : { title: texts.thanks, text: '', sign: 'done' }
    case 'burning':
      return { title: texts.thanks, text: '', sign: 'done' }
    default:
      return { title: texts.orderTitle, text: '', sign: null }
  }
}
