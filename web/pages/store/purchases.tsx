import { PurchasesScreen } from '#web/features/store/customers/PurchasesScreen.tsx'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.purchases)

export function Component() {
  return <PurchasesScreen />
}
