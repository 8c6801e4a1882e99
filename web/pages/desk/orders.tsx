import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { BoardScreen } from '#web/features/desk/orders/BoardScreen.tsx'
import { boardTexts as texts } from '#web/features/desk/orders/texts.ts'

export { noLoader as loader, BoardScreen as Component }

export const handle = deskHandle(texts.title)
