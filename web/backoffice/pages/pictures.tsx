import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { MediaScreen } from '#web/backoffice/media/MediaScreen.tsx'
import { mediaScreenTexts as texts } from '#web/backoffice/media/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = MediaScreen
