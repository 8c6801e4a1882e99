import { useLoaderData } from 'react-router'
import { loadGame, type GameData } from '#web/shop/game/load-game.ts'
import { GameView } from '#web/shop/game/GameView.tsx'
import { NoGame } from '#web/shop/game/NoGame.tsx'
import { gamePath, winnersParameter } from '#web/shop/game/paths.ts'
import { gameTexts as texts } from '#web/shop/game/texts.ts'
import { pageHandle, type PageMeta } from '#web/page.ts'

export { loadGame as loader }

export const handle = pageHandle<GameData>({ meta: metaOf, parameters: [winnersParameter] })

function metaOf(data: GameData): PageMeta {
  if (!data.game) return { title: texts.games, noindex: true }
  const { game, winners } = data
  const { title, slug, kind } = game
  return {
    title: winners.page > 1 ? texts.pageOf(title, winners.page) : title,
    description: game.texts.intro || title,
    canonical: gamePath(slug, kind),
    // A list of phones or holders of tickets find it by what was printed for them.
    noindex: game.audience === 'list' || game.by_ticket || winners.page > 1,
  }
}

function GamePage() {
  const data = useLoaderData<typeof loadGame>()
  return data.game ? <GameView key={data.game.slug} data={data} /> : <NoGame />
}

export { GamePage as Component }
