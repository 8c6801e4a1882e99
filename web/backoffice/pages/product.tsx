import { useParams } from 'react-router'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'
import { NewProductScreen, ProductScreen } from '#web/backoffice/products/ProductScreen.tsx'
import { productTexts as texts } from '#web/backoffice/products/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export function Component() {
  const { id = '' } = useParams()
  if (id === 'moi') return <NewProductScreen />
  if (!/^\d{1,9}$/.test(id)) return <BackofficeNotFound text={texts.notFound} />
  return <ProductScreen id={Number(id)} />
}
