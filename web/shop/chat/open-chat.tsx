import { createRoot } from 'react-dom/client'
import { getChat } from '#domain/chat/api.ts'
import { getShopIdentity } from '#domain/settings/api.ts'
import { api } from '#web/api.ts'
import { uuid } from '#web/features/chat/uuid.ts'
import { notify } from '#web/features/notices/notify.ts'
import { failureText } from '#web/form/failure-text.ts'
import { ChatDialog } from './ChatDialog.tsx'
import { readChatPlace } from './chat-place.ts'
import { loadAbout } from './load-about.ts'
import { hideUnread, showUnread } from './show-unread.ts'

let isOpen = false

/**
 * Opens the chat over the page, as a link to its own page says; what cannot be opened is said. Without a link it
 * marks what is unread.
 */
export async function openChat(link?: HTMLAnchorElement): Promise<void> {
  if (!link) return showUnread()
  if (isOpen) return
  isOpen = true
  try {
    const place = readChatPlace(link.search)
    const { outsideChat } = await api.call(getShopIdentity, {})
    const outside = outsideChat?.[place.inbox]
    if (outside) {
      isOpen = false
      return loadOutside(outside)
    }
    const [view, about] = await Promise.all([
      api.call(getChat, { inbox: place.inbox }, { fresh: true }),
      loadAbout(api, place),
    ])
    show(link, { view, about })
    hideUnread()
  } catch (error) {
    isOpen = false
    notify({ text: failureText(error), kind: 'error' })
  }
}

/** Somebody else's, chosen in the settings: fetched once, by the first press. */
function loadOutside({ script, id }: { script: string; id: string }): void {
  if (document.querySelector(`script[data-outside-chat="${id}"]`)) return
  const element = document.createElement('script')
  element.src = script
  element.async = true
  element.dataset['id'] = id
  element.dataset['outsideChat'] = id
  document.head.append(element)
}

type Opened = Pick<Parameters<typeof ChatDialog>[0], 'view' | 'about'>

/** Beside the page's own tree, so that it stays while the visitor goes from page to page. */
function show(link: HTMLAnchorElement, opened: Opened): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const close = () => {
    isOpen = false
    root.unmount()
    host.remove()
    link.focus()
  }
  root.render(<ChatDialog {...opened} formId={uuid()} onClose={close} />)
}
