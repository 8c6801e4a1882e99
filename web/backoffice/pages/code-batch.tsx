import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BatchScreen } from '#web/backoffice/codes/batch-screen.tsx'
import { batchScreenTexts as texts } from '#web/backoffice/codes/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = BatchScreen
