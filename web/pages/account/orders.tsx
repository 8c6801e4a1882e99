import { useLoaderData } from 'react-router'
import { MemberPage } from '#web/features/profile/MemberPage.tsx'
import { loadOrders } from '#web/features/profile/orders/load-orders.ts'
import { OrderListScreen } from '#web/features/profile/orders/OrderListScreen.tsx'
import { personalHandle } from '#web/features/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/features/profile/texts.ts'

export { loadOrders as loader }

export const handle = personalHandle(texts.orders)

export function Component() {
  return (
    <MemberPage title={texts.orders} data={useLoaderData<typeof loadOrders>()}>
      {(data) => <OrderListScreen {...data} />}
    </MemberPage>
  )
}
