import { useLoaderData } from 'react-router'
import { loadTurn, type TurnData } from '#web/shop/game/load-game.ts'
import { gameTexts as texts } from '#web/shop/game/texts.ts'
import { TurnView } from '#web/shop/game/TurnView.tsx'
import { pageHandle } from '#web/page.ts'

export { loadTurn as loader }

export const handle = pageHandle<TurnData>({
  meta: ({ game }) => ({ title: texts.turnTitle(game.title), noindex: true }),
  personal: true,
})

function TurnPage() {
  return <TurnView data={useLoaderData<typeof loadTurn>()} />
}

export { TurnPage as Component }
