import { HistoryScreen } from '#web/pharmacy/offers/HistoryScreen.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.offerHistory)

export const Component = HistoryScreen
