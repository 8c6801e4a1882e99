import { useLoaderData } from 'react-router'
import { OrderNotFound } from '#web/shop/order/OrderNotFound.tsx'
import { orderPageTexts } from '#web/shop/order/texts.ts'
import { WaitForSession } from '#web/shop/profile/MemberPage.tsx'
import { loadOrder } from '#web/shop/profile/orders/load-order.ts'
import { OwnOrderScreen } from '#web/shop/profile/orders/OwnOrderScreen.tsx'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'

export { loadOrder as loader }

export const handle = personalHandle(orderPageTexts.pageTitle)

export function Component() {
  const found = useLoaderData<typeof loadOrder>()
  if (found === null) return <WaitForSession />
  return found.kind === 'found' ? <OwnOrderScreen order={found.order} /> : <OrderNotFound />
}
