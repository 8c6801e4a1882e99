import { listCustomerBenefits } from '#domain/customer/backoffice/sections.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useQuery } from '../data/use-query.ts'
import { ListPanel } from './ListPanel.tsx'
import { OrderLink } from './OrderLink.tsx'
import { Part } from './Part.tsx'
import type { SectionProps } from './Sections.tsx'
import { customerTexts as texts } from './texts.ts'

/** Vouchers of the wallet, gifts that came with orders, regular deliveries. */
export function BenefitsPart({ data, onShut }: SectionProps) {
  const answer = useQuery(listCustomerBenefits, { id: data.id })
  return (
    <Part answer={answer} onShut={onShut}>
      {({ vouchers, gifts, subscriptions }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <ListPanel
            title={texts.vouchers}
            none={texts.noVouchers}
            rows={vouchers}
            keyOf={({ code }) => code}
          >
            {({ code, name, state, ends_on: ends, order_code: order }) => (
              <>
                <span>
                  {name}
                  <span className="block text-sm text-ink-3">
                    {code} · {texts.endsOn(formatDate(ends))}
                  </span>
                </span>
                <span className="flex items-center gap-3">
                  {order && <OrderLink code={order} />}
                  <Badge tone={state === 'free' ? 'ok' : 'neutral'}>
                    {texts.voucherStates[state]}
                  </Badge>
                </span>
              </>
            )}
          </ListPanel>
          <ListPanel
            title={texts.gifts}
            none={texts.noGifts}
            rows={gifts}
            keyOf={({ order_code: order, name }) => `${order} ${name}`}
          >
            {({ order_code: order, name, quantity, points }) => (
              <>
                <span>{texts.giftOf(name, quantity)}</span>
                <span className="flex items-center gap-3 text-ink-2">
                  {formatPoints(points)} <OrderLink code={order} />
                </span>
              </>
            )}
          </ListPanel>
          <ListPanel
            title={texts.subscriptions}
            none={texts.noSubscriptions}
            rows={subscriptions}
            keyOf={({ id }) => id}
          >
            {({ product, quantity, cycle, state, next_on: next }) => (
              <>
                <span>
                  {texts.giftOf(product, quantity)}
                  <span className="block text-sm text-ink-3">
                    {[cycle, next && texts.nextOn(formatDate(next))].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <Badge tone={state === 'active' ? 'ok' : 'neutral'}>
                  {texts.subscriptionStates[state]}
                </Badge>
              </>
            )}
          </ListPanel>
        </div>
      )}
    </Part>
  )
}
