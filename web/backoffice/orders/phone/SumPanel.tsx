import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { FieldError } from '#web/ui/Field.tsx'
import { Facts, Panel } from '../../parts/Panel.tsx'
import type { QuoteState } from './use-quote.ts'
import { phoneOrderTexts as texts } from './texts.ts'

/** What the caller pays, read out before the order is placed. */
export function SumPanel({
  lack,
  sum,
}: {
  /** What is missing before anything can be reckoned; empty where nothing is. */
  lack: string
  sum: QuoteState
}) {
  const { quote, failure } = sum
  if (!quote) {
    return (
      <Panel title={texts.sum}>
        <p role="status" className="text-ink-2">
          {failure || lack || texts.reckoning}
        </p>
      </Panel>
    )
  }
  const { delivery, shipping_fee: fee } = quote
  return (
    <Panel title={texts.sum}>
      <div className="tabular flex flex-col gap-2">
        <Facts
          facts={[
            { label: texts.subtotal, value: formatVnd(quote.goods) },
            quote.discount > 0 && { label: texts.discount, value: `−${formatVnd(quote.discount)}` },
            ...quote.vouchers.map(({ code, saving, problem }) => ({
              label: texts.voucher(code),
              value: problem ? (
                <FieldError id={`voucher-${code}`}>{problem}</FieldError>
              ) : (
                `−${formatVnd(saving)}`
              ),
            })),
            { label: texts.fee, value: fee === null ? texts.feeUnknown : formatVnd(fee) },
            { label: texts.total, value: formatVnd(quote.total), strong: true },
            delivery && {
              label: texts.delivery,
              value: texts.days(formatDate(delivery.from), formatDate(delivery.to)),
            },
            quote.estimated_point > 0 && {
              label: texts.points,
              value: formatPoints(quote.estimated_point),
            },
          ]}
        />
      </div>
    </Panel>
  )
}
