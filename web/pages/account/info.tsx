import { useLoaderData } from 'react-router'
import { getUser } from '#domain/identity/api.ts'
import { InfoScreen } from '#web/features/profile/info/InfoScreen.tsx'
import { MemberPage } from '#web/features/profile/MemberPage.tsx'
import { memberLoader } from '#web/features/profile/member-loader.ts'
import { personalHandle } from '#web/features/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/features/profile/texts.ts'

export const loader = memberLoader(async (api) => (await api.call(getUser, {})).user)

export const handle = personalHandle(texts.info)

export function Component() {
  return (
    <MemberPage title={texts.info} data={useLoaderData<typeof loader>()}>
      {(user) => <InfoScreen user={user} />}
    </MemberPage>
  )
}
