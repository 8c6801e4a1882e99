import { SettingsScreen } from '#web/features/store/settings/SettingsScreen.tsx'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.settings)

export function Component() {
  return <SettingsScreen />
}
