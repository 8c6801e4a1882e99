import { DrawScreen } from '#web/pharmacy/game/DrawScreen.tsx'
import { GameScreen } from '#web/pharmacy/game/GameScreen.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.games['quay-so'])

export function Component() {
  return (
    <GameScreen kind="draw">{(game) => <DrawScreen key={game.campaign} game={game} />}</GameScreen>
  )
}
