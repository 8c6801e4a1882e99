import { OpeningScreen } from '#web/backoffice/opening/OpeningScreen.tsx'
import { openingScreenTexts as texts } from '#web/backoffice/opening/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = OpeningScreen
