import { useEffect } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
} from 'react-router'
import { suggestProducts } from '#domain/catalog/api.ts'
import { api, apiOf, type Api } from '#web/api.ts'
import { loadFrame } from '#web/shop/frame/frame.ts'
import { useHotline } from '#web/shop/frame/use-hotline.ts'
import { hydratedEvent } from '#web/hydrated-event.ts'
import { useOwnLinks } from '#web/use-own-links.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { useTrackedMarks } from '#web/shop/content/use-tracked-marks.ts'
import { AccountDialogHost } from '#web/shop/identity/account-dialog.tsx'
import { useSessionCheck } from '#web/shop/identity/use-session-check.ts'
import { registerServiceWorker } from '#web/shop/install/register.ts'
import { useDocumentTitle } from '#web/use-document-title.ts'
import { isStage } from '#web/shop/game/draw-places.ts'
import { BareLayout } from '#web/shop/layout/BareLayout.tsx'
import { isAnonymousDraw } from '#web/shop/layout/anonymous-draw.ts'
import { CheckoutLayout, isDeliveryStep } from '#web/shop/layout/CheckoutLayout.tsx'
import { ShopLayout } from '#web/shop/layout/ShopLayout.tsx'
import { useCartCount } from '#web/shop/state/cart.ts'
import { readStored } from '#web/state/stored-text.ts'
import { useMember, type Member } from '#web/shop/state/member.ts'
import { Tags } from '#web/shop/tags/Tags.tsx'
import { usePoints } from '#web/shop/state/points.ts'

/** The frame, and who looks at it: the server knows from the first byte, so the name never flickers in. */
export async function rootLoader(args: LoaderFunctionArgs) {
  const pageApi = apiOf(args.context)
  const [frame, member] = await Promise.all([loadFrame(args), findMember(pageApi)])
  return { ...frame, member, points: member && (await findPoints(pageApi)) }
}

/** The shop is open to whoever cannot be recognised now. */
async function findMember(pageApi: Api): Promise<Member | null> {
  // The browser hardly ever asks here, so its first load goes without the members' endpoints.
  const { getSession } = await import('#domain/identity/api.ts')
  return pageApi.call(getSession, {}).then(
    (session) => session.member,
    () => null,
  )
}

/** A page without its points is a page. */
async function findPoints(pageApi: Api): Promise<number | null> {
  const { getPointsBalance } = await import('#domain/membership/api.ts')
  return pageApi.call(getPointsBalance, {}).then(
    (balance) => balance?.point ?? null,
    () => null,
  )
}

/** Staff alone need it. */
const asOfBar = lazyPart(() => import('#web/shop/content/AsOfBar.tsx').then((part) => part.AsOfBar))

/** The frame around every page. */
export function Root() {
  const frame = useLoaderData<typeof rootLoader>()
  useOwnLinks(openChat)
  useTrackedMarks()
  useDocumentTitle()
  useSessionCheck()
  useEffect(() => {
    registerServiceWorker()
    if (readStored('chat')) openChat()
  }, [])
  useEffect(() => void dispatchEvent(new Event(hydratedEvent)), [])
  const cartCount = useCartCount()
  const hotline = useHotline()
  const member = useMember()
  const points = usePoints()
  const visitor = member && { fullName: member.full_name, isMember: member.is_member, points }
  const page = (
    <>
      {frame.asOf && <asOfBar.Part at={frame.asOf} />}
      <Outlet />
      <ScrollRestoration />
      <AccountDialogHost />
      <Tags container={frame.settings.tagContainer} />
    </>
  )
  const { pathname } = useLocation()
  if (isStage(pathname)) return page
  if (isAnonymousDraw(pathname))
    return (
      <BareLayout frame={frame} hotline={hotline}>
        {page}
      </BareLayout>
    )
  if (isDeliveryStep(pathname)) {
    return (
      <CheckoutLayout frame={frame} hotline={hotline}>
        {page}
      </CheckoutLayout>
    )
  }
  return (
    <ShopLayout
      frame={frame}
      visitor={visitor}
      cartCount={cartCount}
      hotline={hotline}
      suggest={suggest}
      hasChat={!pathname.startsWith('/tro-chuyen/')}
    >
      {page}
    </ShopLayout>
  )
}

/** All of the chat comes by the first press, and what is unread to whoever has written before. */
function openChat(link?: HTMLAnchorElement): void {
  void import('#web/shop/chat/open-chat.tsx').then((part) => part.openChat(link))
}

function suggest(query: string, signal: AbortSignal) {
  return api.call(suggestProducts, { q: query }, { signal })
}
