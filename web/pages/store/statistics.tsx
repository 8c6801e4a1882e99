import { StatisticsScreen } from '#web/features/store/statistics/StatisticsScreen.tsx'
import { noLoader, storeHandle } from '#web/features/store/store-handle.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'

export { noLoader as loader }

export const handle = storeHandle(texts.statistics)

export const Component = StatisticsScreen
