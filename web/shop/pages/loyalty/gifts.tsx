import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderApi } from '#web/api.ts'
import { findProgramme, loadGiftShop } from '#web/shop/gift/gift-shop.ts'
import { GuestGifts } from '#web/shop/gift/GuestGifts.tsx'
import { GiftsScreen } from '#web/shop/gift/GiftsScreen.tsx'
import { giftScreenTexts as texts } from '#web/shop/gift/texts.ts'
import { memberLoader } from '#web/shop/profile/member-loader.ts'
import { WaitForSession } from '#web/shop/profile/MemberPage.tsx'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { useMember } from '#web/shop/state/member.ts'

const loadShop = memberLoader((api, { request }) => loadGiftShop(api, request.signal))

export async function loader(args: LoaderFunctionArgs) {
  const shop = await loadShop(args)
  const programme = shop
    ? shop.programme
    : await findProgramme(loaderApi(args.context), args.request.signal)
  return { shop, programme }
}

export const handle = personalHandle(texts.title)

/** A member's points decide what every line says; anybody else may look. */
export function Component() {
  const { shop, programme } = useLoaderData<typeof loader>()
  const member = useMember()
  return (
    <div className="shop-column min-h-[80vh] pt-6 pb-12 phone:pt-4">
      <h1 className="mb-4 text-3xl phone:text-2xl">{texts.title}</h1>
      {!member && <GuestGifts programme={programme} />}
      {member && (shop ? <GiftsScreen shop={shop} /> : <WaitForSession />)}
    </div>
  )
}
