import { CashLimitsScreen } from '#web/backoffice/cash/limit-screen.tsx'
import { cashLimitScreenTexts as texts } from '#web/backoffice/cash/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = CashLimitsScreen
