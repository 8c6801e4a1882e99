import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { OfferEntriesScreen } from '#web/backoffice/reports/offers/OfferEntriesScreen.tsx'
import { offerReportTexts as texts } from '#web/backoffice/reports/offers/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.entriesTitle)

export const Component = OfferEntriesScreen
