import { useState } from 'react'
import { NeedsScript } from '#web/features/cart/NeedsScript.tsx'
import { twoColumns } from '#web/features/cart/two-columns.ts'
import { LookupForm } from '#web/features/checkout/result/LookupForm.tsx'
import { OrderList } from '#web/features/checkout/result/OrderList.tsx'
import { orderPageTexts as texts } from '#web/features/checkout/result/texts.ts'
import { Section } from '#web/features/checkout/Section.tsx'
import { pageHandle } from '#web/page.ts'
import { useOrderHistory } from '#web/state/order-history.ts'
import { useHydrated } from '#web/state/storage.ts'
import { SkeletonText } from '#web/ui/Skeleton.tsx'

export function loader(): null {
  return null
}

export const handle = pageHandle<null>({
  meta: () => ({ title: texts.lookupTitle, noindex: true }),
  needsScript: true,
})

const historyId = 'don-hang-tren-may'

export function Component() {
  const [found, setFound] = useState<number | null>(null)
  const show = (count: number | null) => {
    setFound(count)
    if (!count) return
    // The list stands below the form on a phone, perhaps out of sight.
    const heading = document.getElementById(historyId)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={twoColumns.page}>
      <h1 className="mb-4 text-3xl phone:text-2xl">{texts.lookupTitle}</h1>
      <NeedsScript text={texts.noScript} />
      <div className={twoColumns.grid}>
        <Section title={texts.lookUpByPhone}>
          <p className="mb-4 text-ink-2">{texts.lookupText}</p>
          <div className="max-w-md">
            <LookupForm found={found} onFound={show} />
          </div>
        </Section>
        <Section title={texts.history} headingId={historyId}>
          <p role="status" className={found ? 'mb-2 font-semibold text-ok' : 'sr-only'}>
            {found ? texts.found(found) : ''}
          </p>
          <History />
        </Section>
      </div>
    </div>
  )
}

function History() {
  const orders = useOrderHistory()
  const hydrated = useHydrated()
  if (!hydrated) return <SkeletonText />
  return orders.length > 0 ? <OrderList orders={orders} /> : <p>{texts.noHistory}</p>
}
