import { GameScreen } from '#web/pharmacy/game/GameScreen.tsx'
import { TurnScreen } from '#web/pharmacy/game/TurnScreen.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.games['vong-quay-may-man'])

export function Component() {
  return (
    <GameScreen kind="wheel">{(game) => <TurnScreen key={game.campaign} game={game} />}</GameScreen>
  )
}
