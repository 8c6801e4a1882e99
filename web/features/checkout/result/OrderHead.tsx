import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { paymentMethodOf, type Order } from '#domain/order/api.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { notify } from '#web/features/notices/notify.ts'
import { orderHeadId } from '#web/features/payment/headings.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { headOf } from './head-words.ts'
import { statusTone } from './status-tone.ts'
import { orderPageTexts as texts } from './texts.ts'

/** Thanks while the order is fresh, what is still to do, its code and where it stands. */
export function OrderHead({ order }: { order: Order }) {
  const { title, text, sign } = headOf(order)
  return (
    <div
      id={orderHeadId}
      tabIndex={-1}
      className="mb-6 flex outline-none flex-wrap items-start gap-x-4 gap-y-3 phone:mb-4"
    >
      {sign && !isPaidInAdvance(paymentMethodOf(order.payment_type)) && <HeadSign sign={sign} />}
      <div className="min-w-0 flex-1 phone:basis-full">
        <h1 className="text-3xl phone:text-2xl">{title}</h1>
        {text && <p className="text-ink-2">{text}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 phone:items-end">
          <p>
            <span className="text-ink-2 phone:block">{texts.code}: </span>
            <b className="tabular">{order.code}</b>
          </p>
          <IconButton
            label={texts.copy}
            icon={<Copy aria-hidden="true" className="size-4.5" />}
            onClick={() => void copy(order.code)}
            className="-mx-2 -my-2"
          />
          <Badge tone={statusTone(order.status)}>{orderStatusLabels[order.status]}</Badge>
        </div>
        <p className="text-sm text-ink-3">{texts.placedAt(formatDateTime(order.created_at))}</p>
      </div>
    </div>
  )
}

/** Where something is paid in advance, the panel below has a sign of its own. */
function HeadSign({ sign }: { sign: 'waits' | 'done' }) {
  const isDone = sign === 'done'
  const Sign = isDone ? CircleCheck : Clock
  return (
    <span
      className={cx(
        'grid size-14 shrink-0 place-items-center rounded-full phone:size-11',
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
