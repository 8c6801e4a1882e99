import { useSearchParams } from 'react-router'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'
import { ChooseProductScreen } from '#web/backoffice/content/product/ChooseProductScreen.tsx'
import { ProductEditorScreen } from '#web/backoffice/content/product/ProductEditorScreen.tsx'
import { describingTexts as texts } from '#web/backoffice/content/product/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.editorTitle)

export function Component() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  if (id === '') return <ChooseProductScreen />
  if (!/^[1-9]\d{0,8}$/.test(id)) return <BackofficeNotFound text={texts.notFound} />
  return <ProductEditorScreen key={id} id={Number(id)} />
}
