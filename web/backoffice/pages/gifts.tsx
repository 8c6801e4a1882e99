import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { GiftsScreen } from '#web/backoffice/loyalty/gift-screen.tsx'
import { giftScreenTexts as texts } from '#web/backoffice/loyalty/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = GiftsScreen
