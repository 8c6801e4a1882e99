import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PointsScreen } from '#web/backoffice/reports/points/PointsScreen.tsx'
import { pointReportTexts as texts } from '#web/backoffice/reports/points/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = PointsScreen
