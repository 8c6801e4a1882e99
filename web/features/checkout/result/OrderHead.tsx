import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import { formatDateTime } from '#domain/kernel/dates.ts'
import type { Order } from '#domain/order/api.ts'
import { orderStatusLabels, type OrderStatus } from '#domain/order/status.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { statusTone } from './status-tone.ts'
import { orderPageTexts as texts } from './texts.ts'

/** Just made: still before anybody worked on it. */
const freshStatuses: readonly OrderStatus[] = ['burning', 'processing']

/** Thanks while the order is fresh, what is still to do, its code and where it stands. */
export function OrderHead({ order }: { order: Order }) {
  const { title, text } = wordsOf(order.status)
  return (
    <div className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3 phone:mb-4">
      <HeadSign status={order.status} />
      <div className="min-w-0 flex-1">
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
            className="-my-2"
          />
          <Badge tone={statusTone(order.status)}>{orderStatusLabels[order.status]}</Badge>
        </div>
        <p className="text-sm text-ink-3">{texts.placedAt(formatDateTime(order.created_at))}</p>
      </div>
    </div>
  )
}

function wordsOf(status: OrderStatus): { title: string; text: string } {
  if (status === 'open') return { title: texts.toPay, text: texts.toPayText }
  if (freshStatuses.includes(status)) return { title: texts.thanks, text: texts.thanksText }
  return { title: texts.orderTitle, text: '' }
}

function HeadSign({ status }: { status: OrderStatus }) {
  const isOpen = status === 'open'
  if (!isOpen && !freshStatuses.includes(status)) return null
  const Sign = isOpen ? Clock : CircleCheck
  return (
    <span
      className={cx(
        'grid size-14 shrink-0 place-items-center rounded-full',
        isOpen ? 'bg-point-tint text-point' : 'bg-ok-tint text-ok',
      )}
    >
      <Sign aria-hidden="true" className="size-8" />
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
