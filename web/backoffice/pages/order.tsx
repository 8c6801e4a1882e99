import { useParams } from 'react-router'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { detailTexts as texts } from '#web/backoffice/orders/detail-texts.ts'
import { OrderScreen } from '#web/backoffice/orders/OrderScreen.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(({ pathname }) =>
  texts.title(pathname.split('/').at(-2) ?? ''),
)

export function Component() {
  const { code = '' } = useParams()
  // Another order is another page: nothing typed for one is kept for the next.
  return <OrderScreen key={code} code={code} />
}
