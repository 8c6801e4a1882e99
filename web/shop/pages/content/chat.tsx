import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import { getChat } from '#domain/chat/api.ts'
import { apiOf, loaderApi } from '#web/api.ts'
import { uuid } from '#web/features/chat/uuid.ts'
import { pageHandle } from '#web/page.ts'
import { readChatPlace } from '#web/shop/chat/chat-place.ts'
import { ChatPanel } from '#web/shop/chat/ChatPanel.tsx'
import { loadAbout } from '#web/shop/chat/load-about.ts'
import { chatPanelTexts as texts } from '#web/shop/chat/texts.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  const place = readChatPlace(search)
  const [view, about] = await Promise.all([
    loaderApi(context).call(getChat, { inbox: place.inbox }),
    loadAbout(apiOf(context), place),
  ])
  return { view, about, formId: uuid(), refused: searchParams.get('loi') ?? undefined }
}

export const handle = pageHandle<Awaited<ReturnType<typeof loader>>>({
  meta: ({ view }) => ({
    title: view.inbox === 'vaccine' ? texts.vaccinePageTitle : texts.pageTitle,
    noindex: true,
  }),
  personal: true,
})

function ChatPage() {
  const data = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <div className="shop-column py-4 phone:px-0">
      <div className="mx-auto h-[max(24rem,calc(100dvh-13rem))] max-w-2xl overflow-hidden rounded-md border border-line">
        <ChatPanel key={search} {...data} titleLevel={1} />
      </div>
    </div>
  )
}

export { ChatPage as Component }
