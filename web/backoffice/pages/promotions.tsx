import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PromotionsScreen } from '#web/backoffice/loyalty/promotion-screen.tsx'
import { promotionScreenTexts as texts } from '#web/backoffice/loyalty/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = PromotionsScreen
