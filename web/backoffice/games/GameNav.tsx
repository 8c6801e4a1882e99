import type { GamePhase } from '#domain/game/backoffice/texts.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { StateChips } from '../parts/StateChips.tsx'
import { gameScreenTexts as texts } from './texts.ts'

const pages = ['game', 'board', 'dossier', 'settlement'] as const
export type GamePage = (typeof pages)[number]

const toOf: Record<GamePage, (id: number) => string> = {
  game: backofficePaths.game,
  board: backofficePaths.gameBoard,
  dossier: backofficePaths.gameDossier,
  settlement: backofficePaths.gameSettlement,
}

/** The pages of one campaign; what was not approved has nothing to be followed or settled. */
export function GameNav({
  id,
  phase,
  current,
}: {
  id: number
  phase: GamePhase
  current: GamePage
}) {
  const isDraft = phase === 'draft' || phase === 'waiting'
  const shown = pages.filter((page) => !isDraft || page === 'game' || page === 'dossier')
  return (
    <StateChips
      face="tab"
      label={texts.pagesOfGame}
      chips={shown.map((page) => ({
        key: page,
        label: texts.pages[page],
        to: toOf[page](id),
        isCurrent: page === current,
      }))}
    />
  )
}
