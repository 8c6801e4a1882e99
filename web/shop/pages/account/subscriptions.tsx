import { useLoaderData } from 'react-router'
import { MemberPage } from '#web/shop/profile/MemberPage.tsx'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { loadSubscriptions } from '#web/shop/profile/subscriptions/load-subscriptions.ts'
import { SubscriptionsScreen } from '#web/shop/profile/subscriptions/SubscriptionsScreen.tsx'
import { standingTexts as texts } from '#web/shop/profile/subscriptions/texts.ts'

export { loadSubscriptions as loader }

export const handle = personalHandle(texts.title)

export function Component() {
  return (
    <MemberPage title={texts.title} data={useLoaderData<typeof loadSubscriptions>()}>
      {(loaded) => <SubscriptionsScreen loaded={loaded} />}
    </MemberPage>
  )
}
