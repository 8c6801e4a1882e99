import { ExportsScreen } from '#web/backoffice/kit/exports/ExportsScreen.tsx'
import { kitTexts as texts } from '#web/backoffice/kit/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.exportedFiles)

export const Component = ExportsScreen
