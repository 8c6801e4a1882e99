import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { ProductsScreen } from '#web/backoffice/products/ProductsScreen.tsx'
import { productTexts as texts } from '#web/backoffice/products/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = ProductsScreen
