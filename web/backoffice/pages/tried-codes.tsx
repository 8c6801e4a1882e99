import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { TriedCodesScreen } from '#web/backoffice/reports/TriedCodesScreen.tsx'
import { codeScreenTexts as texts } from '#web/backoffice/reports/code-report-texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.triesTable)

export const Component = TriedCodesScreen
