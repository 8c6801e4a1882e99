import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { ProductsScreen } from '#web/features/desk/products/ProductsScreen.tsx'
import { productTexts as texts } from '#web/features/desk/products/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export const Component = ProductsScreen
