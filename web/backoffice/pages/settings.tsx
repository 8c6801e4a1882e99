import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { SettingsScreen } from '#web/backoffice/settings/SettingsScreen.tsx'
import { settingsTexts as texts } from '#web/backoffice/settings/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = SettingsScreen
