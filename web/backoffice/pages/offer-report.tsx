import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { OffersScreen } from '#web/backoffice/reports/offers/OffersScreen.tsx'
import { offerReportTexts as texts } from '#web/backoffice/reports/offers/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = OffersScreen
