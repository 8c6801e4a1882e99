import { OffersScreen } from '#web/features/store/offers/OffersScreen.tsx'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.prizeCodes)

export function Component() {
  return <OffersScreen kind="prize" />
}
