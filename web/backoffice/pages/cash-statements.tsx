import { StatementsScreen } from '#web/backoffice/cash/StatementsScreen.tsx'
import { cashScreenTexts as texts } from '#web/backoffice/cash/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.statements.title)

export const Component = StatementsScreen
