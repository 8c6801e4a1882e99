import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { RefundsScreen } from '#web/backoffice/money/RefundsScreen.tsx'
import { moneyTexts as texts } from '#web/backoffice/money/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.refunds.title)

export const Component = RefundsScreen
