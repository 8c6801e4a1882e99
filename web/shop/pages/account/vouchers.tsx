import { useLoaderData } from 'react-router'
import { MemberPage } from '#web/shop/profile/MemberPage.tsx'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/shop/profile/texts.ts'
import { loadVouchers } from '#web/shop/profile/vouchers/load-vouchers.ts'
import { WalletScreen } from '#web/shop/profile/vouchers/WalletScreen.tsx'

export { loadVouchers as loader }

export const handle = personalHandle(texts.vouchers)

export function Component() {
  return (
    <MemberPage title={texts.vouchers} data={useLoaderData<typeof loadVouchers>()}>
      {(data) => <WalletScreen {...data} />}
    </MemberPage>
  )
}
