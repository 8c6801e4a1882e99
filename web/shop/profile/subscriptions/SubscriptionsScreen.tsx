import Repeat from 'lucide-react/icons/repeat'
import { useState } from 'react'
import type { Subscription } from '#domain/subscription/api.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'
import { standingTexts as texts } from './texts.ts'

/** What comes again by itself, the next one first. */
export function SubscriptionsScreen({ loaded }: { loaded: readonly Subscription[] }) {
  const [orders, setOrders] = useState({ loaded, shown: loaded })
  // The page was loaded anew.
  if (orders.loaded !== loaded) setOrders({ loaded, shown: loaded })
  const change = (changed: Subscription) =>
    setOrders(({ shown, ...known }) => ({
      ...known,
      shown: shown.map((order) => (order.id === changed.id ? changed : order)),
    }))
  if (orders.shown.length === 0) return <None />
  return (
    <>
      <p className="mb-4 text-ink-2">{texts.text}</p>
      <ul className="flex flex-col gap-4">
        {orders.shown.map((order) => (
          <SubscriptionCard key={order.id} order={order} onChange={change} />
        ))}
      </ul>
    </>
  )
}

function None() {
  return (
    <EmptyState
      icon={<Repeat aria-hidden="true" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<ButtonLink to={paths.shop()}>{texts.shop}</ButtonLink>}
      className="py-14"
    />
  )
}
