import { SettingsScreen } from '#web/pharmacy/settings/SettingsScreen.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.settings)

export function Component() {
  return <SettingsScreen />
}
