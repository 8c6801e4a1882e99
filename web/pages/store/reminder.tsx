import { ReminderScreen } from '#web/features/store/customers/ReminderScreen.tsx'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.reminder)

export function Component() {
  return <ReminderScreen />
}
