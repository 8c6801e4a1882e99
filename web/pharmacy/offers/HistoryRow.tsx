import type { VoucherLog } from '#domain/counter/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Masked, recordRow, RecordTime, type RecordHead } from '../parts/RecordList.tsx'
import { historyTexts as texts } from './texts.ts'

export const historyHeads: readonly RecordHead[] = [
  { text: texts.time },
  { text: texts.offer },
  { text: texts.customer },
  { text: texts.billHead, isRight: true },
  { text: texts.saving, isRight: true },
]

export const historyColumns =
  '@min-[46rem]:grid-cols-[5.5rem_minmax(0,1fr)_8rem_7.5rem_7.5rem] gap-x-4'

/** One use: what, whose, when, by whom. */
export function HistoryRow({ log, onCancel }: { log: VoucherLog; onCancel: () => void }) {
  const isUsed = log.status === 'used'
  return (
    <li className={cx(recordRow, historyColumns)}>
      <p className="@max-[46rem]:order-3">
        <RecordTime at={log.at} />
      </p>
      <div className="min-w-0 @max-[46rem]:order-1">
        <p className="font-semibold">{log.name}</p>
        <p className="text-sm text-ink-2">{factsOf(log)}</p>
      </div>
      <p className="tabular text-sm @max-[46rem]:order-4 @max-[46rem]:text-right">
        <span className="block font-semibold">
          <Masked>{log.phone}</Masked>
        </span>
        <span className="block text-ink-2">
          <Masked>{log.code}</Masked>
        </span>
      </p>
      <p className="tabular text-sm whitespace-nowrap text-ink-2 @max-[46rem]:order-5 @max-[46rem]:col-span-full @min-[46rem]:text-right">
        {log.amount !== undefined && (
          <>
            <span className="@min-[46rem]:sr-only">{texts.billHead} </span>
            {formatVnd(log.amount)}
          </>
        )}
      </p>
      <div className="text-right @max-[46rem]:order-2">
        <b
          className={cx(
            'tabular whitespace-nowrap',
            isUsed ? 'font-semibold' : 'text-ink-3 line-through',
          )}
        >
          {formatVnd(log.saving)}
        </b>
        {!isUsed && (
          <span className="mt-0.5 block">
            <Badge>{texts.statuses[log.status]}</Badge>
          </span>
        )}
      </div>
      {log.cancel_reason && (
        <p className="order-last col-span-full text-sm text-ink-2 @min-[46rem]:col-start-2">
          {texts.cancelledFor(log.cancel_reason)}
        </p>
      )}
      {log.can_cancel && (
        <div className="order-last col-span-full -mb-1.5 @min-[46rem]:col-start-2">
          <Button variant="plain" className="-ml-4 text-sale-deep" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
    </li>
  )
}

function factsOf({ kind, products, by }: VoucherLog): string {
  return [
    texts.kinds[kind],
    ...(products.length > 0 ? [texts.products(products.length)] : []),
    texts.by(by.full_name ?? by.username),
  ].join(' · ')
}
