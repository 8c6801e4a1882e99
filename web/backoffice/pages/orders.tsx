import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BoardScreen } from '#web/backoffice/orders/BoardScreen.tsx'
import { boardTexts as texts } from '#web/backoffice/orders/texts.ts'

export { noLoader as loader, BoardScreen as Component }

export const handle = backofficeHandle(texts.title)
