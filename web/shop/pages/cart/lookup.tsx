import { useState } from 'react'
import { NeedsScript } from '#web/shop/frame/NeedsScript.tsx'
import { twoColumns } from '#web/shop/cart/two-columns.ts'
import { LookupForm } from '#web/shop/order/LookupForm.tsx'
import { OrderList } from '#web/shop/order/OrderList.tsx'
import { orderPageTexts as texts } from '#web/shop/order/texts.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/Section.tsx'
import { pageHandle } from '#web/page.ts'
import { useMember } from '#web/shop/state/member.ts'
import { useOrderHistory } from '#web/shop/state/order-history.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

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
  const orders = useOrderHistory()
  const isMember = useMember() !== null
  const hasHistory = useHydrated() && orders.length > 0
  const show = (count: number | null) => {
    setFound(count)
    if (!count) return
    // The list stands below the form on a phone, perhaps out of sight; the first time it is drawn first.
    setTimeout(() => {
      const heading = document.getElementById(historyId)
      heading?.focus({ preventScroll: true })
      heading?.scrollIntoView({ block: 'nearest' })
    })
  }
  return (
    <div className={twoColumns.page}>
      <h1 className="mb-4 text-3xl phone:text-2xl">{texts.lookupTitle}</h1>
      <NeedsScript text={texts.noScript} />
      {isMember && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-primary-tint px-4 py-1">
          {texts.ownOrders}
          <ButtonLink to={paths.myOrders()} variant="plain" className="-mx-4">
            {texts.toOwnOrders}
          </ButtonLink>
        </p>
      )}
      <div className={hasHistory ? twoColumns.grid : 'max-w-xl'}>
        <Section title={texts.lookUpByPhone}>
          <p className="mb-4 text-ink-2">{texts.lookupText}</p>
          <div className="max-w-md">
            <LookupForm found={found} onFound={show} />
          </div>
        </Section>
        {hasHistory && (
          <Section title={texts.history} headingId={historyId}>
            <p role="status" className={found ? 'mb-2 font-semibold text-ok' : 'sr-only'}>
              {found ? texts.found(found) : ''}
            </p>
            <OrderList orders={orders} />
          </Section>
        )}
      </div>
    </div>
  )
}
