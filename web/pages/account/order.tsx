import { useLoaderData } from 'react-router'
import { OrderNotFound } from '#web/features/checkout/result/OrderNotFound.tsx'
import { orderPageTexts } from '#web/features/checkout/result/texts.ts'
import { WaitForSession } from '#web/features/profile/MemberPage.tsx'
import { loadOrder } from '#web/features/profile/orders/load-order.ts'
import { OwnOrderScreen } from '#web/features/profile/orders/OwnOrderScreen.tsx'
import { personalHandle } from '#web/features/profile/personal-handle.ts'

export { loadOrder as loader }

export const handle = personalHandle(orderPageTexts.pageTitle)

export function Component() {
  const found = useLoaderData<typeof loadOrder>()
  if (found === null) return <WaitForSession />
  return found.kind === 'found' ? <OwnOrderScreen order={found.order} /> : <OrderNotFound />
}
