import type { EarnLog } from '#domain/counter/api.ts'
import type { EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import { earnLogStatusLabels } from '#domain/counter/texts.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Masked, recordRow, RecordTime, type RecordHead } from '../parts/RecordList.tsx'
import { statisticsTexts as texts } from './texts.ts'

export const logHeads: readonly RecordHead[] = [
  { text: texts.time },
  { text: texts.customer },
  { text: texts.result },
  { text: texts.productAndHand },
  { text: texts.heads.points, isRight: true },
]

export const logColumns =
  '@min-[46rem]:grid-cols-[5.5rem_8.75rem_10.75rem_minmax(0,1fr)_5rem] gap-x-4'

const tones: Record<EarnLogStatus, BadgeTone> = {
  earned: 'ok',
  used: 'point',
  wrong: 'sale',
  refused: 'neutral',
}

/** One code that was entered: when, for whom, what became of it, by whom. */
export function LogRow({ entry }: { entry: EarnLog }) {
  const { at, status, product, point } = entry
  return (
    <li className={cx(recordRow, logColumns)}>
      <p className="@max-[46rem]:order-2 @max-[46rem]:text-right">
        <RecordTime at={at} />
      </p>
      <p className="tabular @max-[46rem]:order-1">
        <span className="block font-semibold">
          <Masked>{entry.phone || texts.forgotten}</Masked>
        </span>
        <span className="block text-sm text-ink-2">
          <Masked>{entry.code_masked}</Masked>
        </span>
      </p>
      <p className="@max-[46rem]:order-3">
        <Badge tone={tones[status]} className="whitespace-nowrap">
          {earnLogStatusLabels[status]}
        </Badge>
      </p>
      <div className="min-w-0 text-sm @max-[46rem]:order-5 @max-[46rem]:col-span-full">
        {product && <p className="@min-[46rem]:truncate">{product.name}</p>}
        {status === 'refused' && <p className="text-ink-2">{entry.message}</p>}
        <p className="text-ink-2">{hands(entry)}</p>
      </div>
      <p className="tabular text-right font-bold whitespace-nowrap text-point @max-[46rem]:order-4">
        {point > 0 && `+${formatPoints(point)}`}
      </p>
    </li>
  )
}

/** Who entered it, and who sent it when that was somebody else. */
function hands({ by, sent_by: sentBy }: EarnLog): string {
  return [by ? texts.by(by.full_name ?? by.username) : '', sentBy ? texts.sentBy(sentBy) : '']
    .filter(Boolean)
    .join(' · ')
}
