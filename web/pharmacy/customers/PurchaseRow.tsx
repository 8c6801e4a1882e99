import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { formatDate } from '#domain/kernel/dates.ts'
import type { Purchase } from '#domain/purchase/api.ts'
import { goodsLine } from '#domain/purchase/goods-line.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { recordRow, whenClass, type RecordHead } from '../parts/RecordList.tsx'
import { purchaseTexts as texts } from './texts.ts'
import { spacedPhone } from './words.ts'

export const purchaseHeads: readonly RecordHead[] = [
  { text: texts.customer },
  { text: texts.goods },
  { text: texts.day },
  { text: texts.reminder },
]

export const purchaseColumns =
  '@min-[46rem]:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_7rem_9.25rem_5.5rem] gap-x-4'

/** One purchase in the list. */
export function PurchaseRow({
  purchase,
  onEdit,
  onDelete,
}: {
  purchase: Purchase
  onEdit: () => void
  onDelete: () => void
}) {
  const { customer_name: name, phone, products, purchased_at: day, note } = purchase
  return (
    <li className={cx(recordRow, purchaseColumns)}>
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="tabular text-sm text-ink-2">{spacedPhone(phone)}</p>
      </div>
      <div className="min-w-0 text-md @max-[46rem]:order-3 @max-[46rem]:col-span-full">
        <p>{goodsLine(products)}</p>
        {note && <p className="text-sm text-ink-2">{note}</p>}
      </div>
      <div className={whenClass}>
        <p className="tabular min-w-0 text-sm text-ink-2">
          <span className="@min-[46rem]:block @min-[46rem]:text-ink">{formatDate(day)}</span>{' '}
          <span className="@min-[46rem]:hidden">· </span>
          <span>{texts.by(purchase.created_by)}</span>
        </p>
        <p>
          <NextReminder purchase={purchase} />
        </p>
      </div>
      <p className="-my-1.5 -mr-2 flex justify-end @max-[46rem]:order-2">
        <IconButton
          label={texts.editOf(name)}
          icon={<Pencil aria-hidden="true" className="size-4.5 text-ink-2" />}
          onClick={onEdit}
        />
        <IconButton
          label={texts.deleteOf(name)}
          icon={<Trash aria-hidden="true" className="size-4.5 text-ink-2" />}
          onClick={onDelete}
        />
      </p>
    </li>
  )
}

function NextReminder({ purchase: { reminders } }: { purchase: Purchase }) {
  const next = reminders.find(({ state }) => state === 'open')
  if (next) {
    const tone = next.is_due ? 'point' : 'info'
    return <Badge tone={tone}>{texts.remindOn(formatDate(next.remind_at))}</Badge>
  }
  const isReminded = reminders.some(({ state }) => state === 'done')
  return (
    <Badge tone={isReminded ? 'ok' : 'neutral'}>
      {isReminded ? texts.reminded : texts.noReminder}
    </Badge>
  )
}
