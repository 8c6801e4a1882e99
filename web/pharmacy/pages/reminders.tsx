import { RemindersScreen } from '#web/pharmacy/customers/RemindersScreen.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.reminders)

export function Component() {
  return <RemindersScreen />
}
