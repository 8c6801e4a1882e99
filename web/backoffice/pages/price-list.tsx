import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PriceListScreen } from '#web/backoffice/prices/price-list-screen.tsx'
import { priceListScreenTexts as texts } from '#web/backoffice/prices/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = PriceListScreen
