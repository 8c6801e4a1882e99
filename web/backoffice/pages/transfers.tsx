import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { TransfersScreen } from '#web/backoffice/money/TransfersScreen.tsx'
import { moneyTexts as texts } from '#web/backoffice/money/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.transfers.title)

export const Component = TransfersScreen
