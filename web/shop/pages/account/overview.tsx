import { useLoaderData } from 'react-router'
import { getUser } from '#domain/identity/api.ts'
import { getMembership } from '#domain/membership/api.ts'
import { listOrders } from '#domain/order/api.ts'
import { MemberPage } from '#web/shop/profile/MemberPage.tsx'
import { memberLoader } from '#web/shop/profile/member-loader.ts'
import { OverviewScreen } from '#web/shop/profile/OverviewScreen.tsx'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/shop/profile/texts.ts'

const shownOrders = 3

export const loader = memberLoader(async (api) => {
  const [{ user }, orders, membership] = await Promise.all([
    api.call(getUser, {}),
    api.call(listOrders, { page: 1, limit: shownOrders }),
    api.call(getMembership, {}).catch(() => null),
  ])
  return { user, orders: orders.items, membership }
})

export const handle = personalHandle(texts.title)

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <MemberPage title={data ? <Greeting name={data.user.full_name} /> : texts.title} data={data}>
      {(found) => <OverviewScreen {...found} />}
    </MemberPage>
  )
}

/** A name stands on one line where there is room for it. */
function Greeting({ name }: { name: string }) {
  return (
    <span className="phone:text-xl">
      {texts.hello} <span className="inline-block">{name}</span>
    </span>
  )
}
