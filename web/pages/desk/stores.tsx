import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { StoresScreen } from '#web/features/desk/stores/StoresScreen.tsx'
import { storeTexts as texts } from '#web/features/desk/stores/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export const Component = StoresScreen
