import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { CodeReportScreen } from '#web/backoffice/reports/CodeReportScreen.tsx'
import { codeScreenTexts as texts } from '#web/backoffice/reports/code-report-texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = CodeReportScreen
