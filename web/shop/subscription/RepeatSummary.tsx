import Repeat from 'lucide-react/icons/repeat'
import type { CartLine } from '#domain/cart/cart.ts'
import { addDays, formatDate } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { cycleDays } from '#domain/subscription/cycle.ts'
import { today } from '#web/state/clock.ts'
import { useMember } from '#web/shop/state/member.ts'
import { Card } from '#web/ui/Card.tsx'
import { GuestNote } from './GuestNote.tsx'
import { repeatedOrderTexts } from './order-texts.ts'
import { subscriptionTexts as texts } from './texts.ts'

/** Before the order is placed: what will come again, when, for how much, and how it is stopped. */
export function RepeatSummary({ lines }: { lines: readonly CartLine[] }) {
  const repeated = lines.filter(({ repeatEvery }) => repeatEvery !== undefined)
  const isMember = useMember() !== null
  if (repeated.length === 0) return null
  return (
    <Card as="section" aria-labelledby="giao-deu">
      <h2 id="giao-deu" className="flex items-center gap-2 text-lg">
        <Repeat aria-hidden="true" className="size-5 text-primary" />
        {texts.name}
      </h2>
      {isMember ? (
        <>
          <ul className="mt-3 flex flex-col gap-3">
            {repeated.map((line) => (
              <Repeated key={line.item.id} line={line} />
            ))}
          </ul>
          <ul className="mt-3 list-disc pl-5 text-sm text-ink-2">
            {repeatedOrderTexts.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="mt-2 font-medium">{repeatedOrderTexts.onceForGuests}</p>
          <GuestNote className="mt-1" />
        </>
      )}
    </Card>
  )
}

function Repeated({ line: { item, quantity, repeatEvery = '' } }: { line: CartLine }) {
  const next = addDays(today(), cycleDays(repeatEvery) ?? 0)
  return (
    <li>
      <p className="font-medium">{item.name}</p>
      <p className="tabular text-sm text-ink-2">
        {texts.every(repeatEvery)} · {texts.next(formatDate(next))} ·{' '}
        <span className="whitespace-nowrap">
          {repeatedOrderTexts.priceNow(quantity, formatVnd(item.discount_price * quantity))}
        </span>
      </p>
    </li>
  )
}
