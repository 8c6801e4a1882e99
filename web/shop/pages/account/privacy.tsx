import { useLoaderData } from 'react-router'
import { getUser } from '#domain/identity/api.ts'
import { getConsents, getPushDevices } from '#domain/identity/account-data/api.ts'
import { MemberPage } from '#web/shop/profile/MemberPage.tsx'
import { memberLoader } from '#web/shop/profile/member-loader.ts'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { PrivacyScreen } from '#web/shop/profile/privacy/PrivacyScreen.tsx'
import { profileTexts as texts } from '#web/shop/profile/texts.ts'

export const loader = memberLoader(async (api) => {
  const [{ user }, consents, push] = await Promise.all([
    api.call(getUser, {}),
    api.call(getConsents, {}),
    api.call(getPushDevices, {}),
  ])
  return { deletionDueAt: user.deletion_due_at, consents, push }
})

export const handle = personalHandle(texts.privacy)

export function Component() {
  return (
    <MemberPage title={texts.privacy} data={useLoaderData<typeof loader>()}>
      {(data) => <PrivacyScreen {...data} />}
    </MemberPage>
  )
}
