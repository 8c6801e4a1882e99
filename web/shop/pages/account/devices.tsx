import { useLoaderData } from 'react-router'
import { listEvents, listSessions } from '#domain/identity/account-data/api.ts'
import { DevicesScreen } from '#web/shop/profile/devices/DevicesScreen.tsx'
import { MemberPage } from '#web/shop/profile/MemberPage.tsx'
import { memberLoader } from '#web/shop/profile/member-loader.ts'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/shop/profile/texts.ts'

export const loader = memberLoader(async (api, { request }) => {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1)
  const [{ sessions }, events] = await Promise.all([
    api.call(listSessions, {}),
    api.call(listEvents, { page, limit: 20 }),
  ])
  return { sessions, events }
})

export const handle = personalHandle(texts.devices)

export function Component() {
  return (
    <MemberPage title={texts.devices} data={useLoaderData<typeof loader>()}>
      {(data) => <DevicesScreen {...data} />}
    </MemberPage>
  )
}
