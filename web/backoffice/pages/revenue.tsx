import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { RevenueScreen } from '#web/backoffice/reports/RevenueScreen.tsx'
import { reportScreenTexts as texts } from '#web/backoffice/reports/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = RevenueScreen
