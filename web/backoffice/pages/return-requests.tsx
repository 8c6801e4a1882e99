import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { ReturnsScreen } from '#web/backoffice/returns/ReturnsScreen.tsx'
import { backofficeReturnTexts as texts } from '#web/backoffice/returns/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = ReturnsScreen
