import { useLoaderData } from 'react-router'
import type { Game } from '#domain/game/shown.ts'
import { loadRules } from '#web/shop/game/load-game.ts'
import { gameRulesPath } from '#web/shop/game/paths.ts'
import { RulesView } from '#web/shop/game/RulesView.tsx'
import { rulesTexts as texts } from '#web/shop/game/rules-texts.ts'
import { pageHandle } from '#web/page.ts'

export { loadRules as loader }

export const handle = pageHandle<Game>({
  meta: ({ title, slug }) => ({
    title: texts.rulesTitle(title),
    description: texts.rulesTitle(title),
    canonical: gameRulesPath(slug),
  }),
})

function RulesPage() {
  return <RulesView game={useLoaderData<typeof loadRules>()} />
}

export { RulesPage as Component }
