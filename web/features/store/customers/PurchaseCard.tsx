import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { formatDate } from '#domain/kernel/dates.ts'
import type { Purchase } from '#domain/purchase/api.ts'
import { goodsLine } from '#domain/purchase/goods-line.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { purchaseTexts as texts } from './texts.ts'
import { spacedPhone } from './words.ts'

/** One purchase in the list. */
export function PurchaseCard({
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
    <Card as="article">
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <p className="text-lg leading-snug font-bold">{name}</p>
          <p className="tabular text-ink-2">{spacedPhone(phone)}</p>
        </div>
        <IconButton
          label={texts.editOf(name)}
          icon={<Pencil aria-hidden="true" className="size-5 text-ink-2" />}
          onClick={onEdit}
          className="-mt-2"
        />
        <IconButton
          label={texts.deleteOf(name)}
          icon={<Trash aria-hidden="true" className="size-5 text-ink-2" />}
          onClick={onDelete}
          className="-mt-2 -mr-2"
        />
      </div>
      <p className="mt-2">{goodsLine(products)}</p>
      {note && <p className="mt-1 text-sm text-ink-2">{note}</p>}
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-3">
        <span>
          {formatDate(day)} · {texts.by(purchase.created_by)}
        </span>
        <NextReminder purchase={purchase} />
      </p>
    </Card>
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
