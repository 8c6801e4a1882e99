import Package from 'lucide-react/icons/package'
import PackageSearch from 'lucide-react/icons/package-search'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { paths } from '#web/paths.ts'
import { takeOver } from '#web/shop/identity/take-over.ts'
import { useGuestOrders } from '#web/shop/state/member-orders.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { orderListTexts as texts, profileTexts } from '../texts.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrderFilter } from './OrderFilter.tsx'
import type { OrderListData } from './load-orders.ts'

/** The member's orders by state and code. */
export function OrderListScreen({ tab, code, items, paginate }: OrderListData) {
  const isFiltered = tab !== '' || code !== ''
  return (
    <>
      <GuestOrders />
      <OrderFilter tab={tab} code={code} />
      {items.length === 0 ? (
        <NoOrders isFiltered={isFiltered} />
      ) : (
        <ul className="flex flex-col gap-3">
          {items.map((order) => (
            <OrderCard key={order.code} order={order} />
          ))}
        </ul>
      )}
      <Pager
        page={paginate.page}
        pages={paginate.total_page}
        hrefFor={(page) => paths.myOrders({ tab, code, page })}
        className="mt-6"
      />
    </>
  )
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      icon={<PackageSearch aria-hidden="true" />}
      title={texts.noneTitle}
      text={texts.noneText}
      action={
        <ButtonLink to={paths.myOrders()} variant="quiet">
          {texts.showAll}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      icon={<Package aria-hidden="true" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<ButtonLink to={paths.shop()}>{profileTexts.goShopping}</ButtonLink>}
    />
  )
}

/** Orders that were made in this browser without an account may join it. */
function GuestOrders() {
  const orders = useGuestOrders()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  if (orders.length === 0) return null
  const press = async () => {
    setBusy(true)
    await takeOver(orders, revalidate)
    setBusy(false)
  }
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-primary-tint px-4 py-3">
      <p>{texts.guestOrders(orders.length)}</p>
      <Button variant="secondary" busy={busy} onClick={() => void press()}>
        {texts.takeOver}
      </Button>
    </div>
  )
}
