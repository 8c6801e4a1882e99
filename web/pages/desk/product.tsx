import { useParams } from 'react-router'
import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { DeskNotFound } from '#web/features/desk/parts/DeskNotFound.tsx'
import { NewProductScreen, ProductScreen } from '#web/features/desk/products/ProductScreen.tsx'
import { productTexts as texts } from '#web/features/desk/products/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export function Component() {
  const { id = '' } = useParams()
  if (id === 'moi') return <NewProductScreen />
  if (!/^\d{1,9}$/.test(id)) return <DeskNotFound text={texts.notFound} />
  return <ProductScreen id={Number(id)} />
}
