import { useLoaderData } from 'react-router'
import { MemberPage } from '#web/features/profile/MemberPage.tsx'
import { personalHandle } from '#web/features/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/features/profile/texts.ts'
import { loadVouchers } from '#web/features/profile/vouchers/load-vouchers.ts'
import { WalletScreen } from '#web/features/profile/vouchers/WalletScreen.tsx'

export { loadVouchers as loader }

export const handle = personalHandle(texts.vouchers)

export function Component() {
  return (
    <MemberPage title={texts.vouchers} data={useLoaderData<typeof loadVouchers>()}>
      {(data) => <WalletScreen {...data} />}
    </MemberPage>
  )
}
