import { useParams } from 'react-router'
import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { detailTexts as texts } from '#web/features/desk/orders/detail-texts.ts'
import { OrderScreen } from '#web/features/desk/orders/OrderScreen.tsx'

export { noLoader as loader }

export const handle = deskHandle(({ pathname }) => texts.title(pathname.split('/').at(-2) ?? ''))

export function Component() {
  const { code = '' } = useParams()
  // Another order is another page: nothing typed for one is kept for the next.
  return <OrderScreen key={code} code={code} />
}
