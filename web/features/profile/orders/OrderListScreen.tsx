import Package from 'lucide-react/icons/package'
import PackageSearch from 'lucide-react/icons/package-search'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { orderListTexts as texts, profileTexts } from '../texts.ts'
import { GuestOrders } from './GuestOrders.tsx'
import type { OrderListData } from './load-orders.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrderFilter } from './OrderFilter.tsx'

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
        <ButtonLink to={paths.myOrders()} look="quiet">
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
