import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { getDraw } from '#domain/game/draw/api.ts'
import { loaderApi } from '#web/api.ts'
import { pageHandle } from '#web/page.ts'
import { DrawOnPhone } from '#web/shop/game/draw/DrawOnPhone.tsx'
import { Stage } from '#web/shop/game/stage/Stage.tsx'
import { drawTexts as texts } from '#web/shop/game/draw-texts.ts'

/**
 * `/QSTT-2025/` and `/quay-so/{slug}/` are stages, `/QSTT-2025-mobile/` is for a phone. The campaign's slug stands in
 * the address as it is printed: of another spelling there is none.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [slug = '', isOnPhone] = placeOf(new URL(request.url).pathname)
  const draw = await loaderApi(context).call(getDraw, { slug })
  return { draw, isOnPhone }
}

const onPhone = '-mobile'

function placeOf(pathname: string): [slug: string | undefined, isOnPhone: boolean] {
  const name = pathname.split('/').findLast((part) => part !== '')
  return name?.endsWith(onPhone) ? [name.slice(0, -onPhone.length), true] : [name, false]
}

export const handle = pageHandle<Awaited<ReturnType<typeof loader>>>({
  meta: ({ draw: { title, phase, embed_origins: origins }, isOnPhone }, { pathname }) => ({
    title: isOnPhone ? `${texts.myTitle} – ${title}` : title,
    description: `${title} – ${texts.phases[phase]}`,
    // What a partner shows within their own page is no page of its own.
    ...(pathname.startsWith('/quay-so/') ? { embeddedBy: origins, noindex: true } : {}),
  }),
})

function DrawPage() {
  const { draw, isOnPhone } = useLoaderData<typeof loader>()
  return isOnPhone ? (
    <DrawOnPhone key={draw.slug} first={draw} />
  ) : (
    <Stage key={draw.slug} first={draw} />
  )
}

export { DrawPage as Component }
