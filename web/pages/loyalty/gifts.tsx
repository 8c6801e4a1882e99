import { useLoaderData } from 'react-router'
import { loadGiftShop, type GiftShop } from '#web/features/gift/gift-shop.ts'
import { GiftLogin } from '#web/features/gift/GiftLogin.tsx'
import { GiftsScreen } from '#web/features/gift/GiftsScreen.tsx'
import { giftScreenTexts as texts } from '#web/features/gift/texts.ts'
import { memberLoader } from '#web/features/profile/member-loader.ts'
import { WaitForSession } from '#web/features/profile/MemberPage.tsx'
import { personalHandle } from '#web/features/profile/personal-handle.ts'
import { useMember } from '#web/state/member.ts'

export const loader = memberLoader((api, { request }) => loadGiftShop(api, request.signal))

export const handle = personalHandle(texts.title)

/** Members only: their points decide what every line says. */
export function Component() {
  const shop = useLoaderData<GiftShop | null>()
  if (!useMember()) return <GiftLogin />
  return (
    <div className="shop-column min-h-[80vh] pt-6 pb-12 phone:pt-4">
      <h1 className="mb-4 text-3xl phone:text-2xl">{texts.title}</h1>
      {shop ? <GiftsScreen shop={shop} /> : <WaitForSession />}
    </div>
  )
}
