import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { TraceScreen } from '#web/backoffice/codes/TraceScreen.tsx'
import { traceScreenTexts as texts } from '#web/backoffice/codes/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = TraceScreen
