import { EstimatesScreen } from '#web/backoffice/delivery/estimate-screen.tsx'
import { estimateTexts as texts } from '#web/backoffice/delivery/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = EstimatesScreen
