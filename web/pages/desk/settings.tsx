import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { SettingsScreen } from '#web/features/desk/settings/SettingsScreen.tsx'
import { settingsTexts as texts } from '#web/features/desk/settings/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export const Component = SettingsScreen
