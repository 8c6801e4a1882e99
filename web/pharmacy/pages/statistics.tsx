import { StatisticsScreen } from '#web/pharmacy/statistics/StatisticsScreen.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.statistics)

export const Component = StatisticsScreen
