import { PurchasesScreen } from '#web/pharmacy/customers/PurchasesScreen.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.purchases)

export function Component() {
  return <PurchasesScreen />
}
