import Repeat from 'lucide-react/icons/repeat'
import { formatDate } from '#domain/kernel/dates.ts'
import type { Order } from '#domain/order/api.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { repeatedOf } from './repeated-of.ts'
import { repeatedOrderTexts } from './order-texts.ts'
import { subscriptionTexts as texts } from './texts.ts'

/** On an order's page: what of it comes again, from when on, and where that is changed. */
export function RepeatOutcome({
  order,
}: {
  order: Pick<Order, 'products' | 'created_at' | 'status'>
}) {
  const repeated = repeatedOf(order)
  if (repeated.length === 0 || order.status === 'cancelled') return null
  return (
    <section
      aria-label={texts.name}
      className="flex gap-3 rounded-md border border-line bg-white p-4 text-sm"
    >
      <Repeat aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="min-w-0">
        <ul className="flex flex-col gap-1.5">
          {repeated.map(({ id, name, cycle, next }) => (
            <li key={id}>
              <b className="font-semibold">{texts.every(cycle)}</b>: {name}.{' '}
              <span className="tabular whitespace-nowrap">{texts.next(formatDate(next))}.</span>
            </li>
          ))}
        </ul>
        <p className="mt-1.5 text-ink-2">
          {texts.promise}{' '}
          <Anchor to={paths.subscriptions()} className="font-semibold text-primary underline">
            {repeatedOrderTexts.manage}
          </Anchor>
        </p>
      </div>
    </section>
  )
}
