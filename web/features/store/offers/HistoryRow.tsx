import type { VoucherLog } from '#domain/counter/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { withDots } from '#web/features/earn/code-typing.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { historyTexts as texts } from './texts.ts'

/** One use: what, whose, when, by whom. */
export function HistoryRow({ log, onCancel }: { log: VoucherLog; onCancel: () => void }) {
  const isUsed = log.status === 'used'
  const facts = [
    texts.kinds[log.kind],
    withDots(log.code),
    ...(log.amount === undefined ? [] : [texts.bill(log.amount)]),
    ...(log.products.length > 0 ? [texts.products(log.products.length)] : []),
    texts.by(log.by.full_name ?? log.by.username),
  ]
  return (
    <li className="rounded-md border border-line bg-white p-3.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <b className="font-semibold">{log.name}</b>
          <p className="tabular flex flex-wrap gap-x-2 text-sm text-ink-2">
            <span>{withDots(log.phone)}</span>
            <time dateTime={log.at}>{formatDateTime(log.at)}</time>
          </p>
        </div>
        <div className="shrink-0 text-right">
          <b
            className={isUsed ? 'tabular font-bold text-point' : 'tabular text-ink-3 line-through'}
          >
            {formatVnd(log.saving)}
          </b>
          <span className="mt-1 block">
            <Badge tone={isUsed ? 'ok' : 'neutral'}>{texts.statuses[log.status]}</Badge>
          </span>
        </div>
      </div>
      <p className="mt-1 text-sm text-ink-3">{facts.join(' · ')}</p>
      {log.cancel_reason && (
        <p className="text-sm text-ink-3">{texts.cancelledFor(log.cancel_reason)}</p>
      )}
      {log.can_cancel && (
        <Button look="danger" className="mt-2.5" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
    </li>
  )
}
