import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PointEntriesScreen } from '#web/backoffice/reports/points/PointEntriesScreen.tsx'
import { pointReportTexts as texts } from '#web/backoffice/reports/points/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.entriesTitle)

export const Component = PointEntriesScreen
