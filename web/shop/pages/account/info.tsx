import { useLoaderData } from 'react-router'
import { getUser } from '#domain/identity/api.ts'
import { InfoScreen } from '#web/shop/profile/info/InfoScreen.tsx'
import { MemberPage } from '#web/shop/profile/MemberPage.tsx'
import { memberLoader } from '#web/shop/profile/member-loader.ts'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/shop/profile/texts.ts'

export const loader = memberLoader(async (api) => (await api.call(getUser, {})).user)

export const handle = personalHandle(texts.info)

export function Component() {
  return (
    <MemberPage title={texts.info} data={useLoaderData<typeof loader>()}>
      {(user) => <InfoScreen user={user} />}
    </MemberPage>
  )
}
