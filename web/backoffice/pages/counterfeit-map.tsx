import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { MapScreen } from '#web/backoffice/counterfeits/MapScreen.tsx'
import { mapTexts as texts } from '#web/backoffice/counterfeits/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = MapScreen
