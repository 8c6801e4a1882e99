import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PricePlansScreen } from '#web/backoffice/prices/plan-screen.tsx'
import { pricePlanScreenTexts as texts } from '#web/backoffice/prices/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = PricePlansScreen
