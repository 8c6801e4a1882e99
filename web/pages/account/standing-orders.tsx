import { useLoaderData } from 'react-router'
import { MemberPage } from '#web/features/profile/MemberPage.tsx'
import { personalHandle } from '#web/features/profile/personal-handle.ts'
import { loadStandingOrders } from '#web/features/profile/standing/load-standing-orders.ts'
import { StandingOrdersScreen } from '#web/features/profile/standing/StandingOrdersScreen.tsx'
import { standingTexts as texts } from '#web/features/profile/standing/texts.ts'

export { loadStandingOrders as loader }

export const handle = personalHandle(texts.title)

export function Component() {
  return (
    <MemberPage title={texts.title} data={useLoaderData<typeof loadStandingOrders>()}>
      {(loaded) => <StandingOrdersScreen loaded={loaded} />}
    </MemberPage>
  )
}
