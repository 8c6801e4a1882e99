import { RemindersScreen } from '#web/features/store/customers/RemindersScreen.tsx'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.reminders)

export function Component() {
  return <RemindersScreen />
}
