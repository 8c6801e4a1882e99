import { GameScreen } from '#web/pharmacy/game/GameScreen.tsx'
import { OwnEnvelope } from '#web/pharmacy/game/OwnEnvelope.tsx'
import { TurnScreen } from '#web/pharmacy/game/TurnScreen.tsx'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.games['li-xi-dau-nam'])

/** Customers' envelopes, and the one of the pharmacy itself. */
export function Component() {
  return (
    <GameScreen kind="luckyMoney">
      {(game) => {
        const Screen = game.audience === 'stores' ? OwnEnvelope : TurnScreen
        return <Screen key={game.campaign} game={game} />
      }}
    </GameScreen>
  )
}
