import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { AdjustmentsScreen } from '#web/backoffice/points/adjustment-screen.tsx'
import { adjustmentScreenTexts as texts } from '#web/backoffice/points/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = AdjustmentsScreen
