import { HistoryScreen } from '#web/features/store/offers/HistoryScreen.tsx'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.offerHistory)

export const Component = HistoryScreen
