import { ReleaseScreen } from '#web/backoffice/releases/release-screen.tsx'
import { releaseScreenTexts as texts } from '#web/backoffice/releases/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = ReleaseScreen
