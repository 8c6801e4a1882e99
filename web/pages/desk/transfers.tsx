import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { TransfersScreen } from '#web/features/desk/money/TransfersScreen.tsx'
import { moneyTexts as texts } from '#web/features/desk/money/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.bankTitle)

export const Component = TransfersScreen
