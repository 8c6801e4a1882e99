import { WinsScreen } from '#web/backoffice/game-wins/WinsScreen.tsx'
import { gameWinTexts as texts } from '#web/backoffice/game-wins/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = WinsScreen
