import { useLoaderData } from 'react-router'
import { MemberPage } from '#web/shop/profile/MemberPage.tsx'
import { loadOrders } from '#web/shop/profile/orders/load-orders.ts'
import { OrderListScreen } from '#web/shop/profile/orders/OrderListScreen.tsx'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/shop/profile/texts.ts'

export { loadOrders as loader }

export const handle = personalHandle(texts.orders)

export function Component() {
  return (
    <MemberPage title={texts.orders} data={useLoaderData<typeof loadOrders>()}>
      {(data) => <OrderListScreen {...data} />}
    </MemberPage>
  )
}
