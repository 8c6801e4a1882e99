import { useLoaderData } from 'react-router'
import { CardScreen } from '#web/shop/profile/card/CardScreen.tsx'
import { loadCard } from '#web/shop/profile/card/load-card.ts'
import { MemberPage } from '#web/shop/profile/MemberPage.tsx'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/shop/profile/texts.ts'

export { loadCard as loader }

export const handle = personalHandle(texts.card)

export function Component() {
  return (
    <MemberPage title={texts.card} data={useLoaderData<typeof loadCard>()}>
      {(data) => <CardScreen {...data} />}
    </MemberPage>
  )
}
