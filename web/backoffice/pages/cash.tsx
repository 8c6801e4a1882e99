import { CashScreen } from '#web/backoffice/cash/CashScreen.tsx'
import { cashScreenTexts as texts } from '#web/backoffice/cash/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.cash.title)

export const Component = CashScreen
