import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { RefundsScreen } from '#web/features/desk/money/RefundsScreen.tsx'
import { moneyTexts as texts } from '#web/features/desk/money/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.refundsTitle)

export const Component = RefundsScreen
