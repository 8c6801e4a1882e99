import { BellScreen } from '#web/backoffice/bell/BellScreen.tsx'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { bellScreenTexts as texts } from '#web/backoffice/bell/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = BellScreen
