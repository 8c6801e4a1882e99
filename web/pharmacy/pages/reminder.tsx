import { ReminderScreen } from '#web/pharmacy/customers/ReminderScreen.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.reminder)

export function Component() {
  return <ReminderScreen />
}
