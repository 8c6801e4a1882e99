import { GamesScreen } from '#web/backoffice/games/GamesScreen.tsx'
import { gameScreenTexts as texts } from '#web/backoffice/games/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = GamesScreen
