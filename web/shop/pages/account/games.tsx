import { useLoaderData } from 'react-router'
import { loadOwnGames } from '#web/shop/game/load-own-games.ts'
import { OwnGames } from '#web/shop/game/OwnGames.tsx'
import { MemberPage } from '#web/shop/profile/MemberPage.tsx'
import { memberLoader } from '#web/shop/profile/member-loader.ts'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/shop/profile/texts.ts'

const load = memberLoader(loadOwnGames)

export { load as loader }

export const handle = personalHandle(texts.games)

export function Component() {
  return (
    <MemberPage title={texts.games} data={useLoaderData<typeof load>()}>
      {(data) => <OwnGames data={data} />}
    </MemberPage>
  )
}
