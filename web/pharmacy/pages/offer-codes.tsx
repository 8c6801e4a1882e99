import { OffersScreen } from '#web/pharmacy/offers/OffersScreen.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.offerCodes)

export function Component() {
  return <OffersScreen kind="offer" />
}
