import { useLoaderData } from 'react-router'
import { CardScreen } from '#web/features/profile/card/CardScreen.tsx'
import { loadCard } from '#web/features/profile/card/load-card.ts'
import { MemberPage } from '#web/features/profile/MemberPage.tsx'
import { personalHandle } from '#web/features/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/features/profile/texts.ts'

export { loadCard as loader }

export const handle = personalHandle(texts.card)

export function Component() {
  return (
    <MemberPage title={texts.card} data={useLoaderData<typeof loadCard>()}>
      {(data) => <CardScreen {...data} />}
    </MemberPage>
  )
}
