import { useEffect, useRef, type KeyboardEvent } from 'react'
import X from 'lucide-react/icons/x'
import type { ChatView } from '#domain/chat/api.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { isThumb } from '#web/ui/is-thumb.ts'
import { useCloseByBack } from '#web/ui/close-by-back.ts'
import { ChatPanel } from './ChatPanel.tsx'
import type { About } from './load-about.ts'
import { chatPanelTexts as texts } from './texts.ts'

interface ChatDialogProps {
  view: ChatView
  about: About | null
  formId: string
  onClose: () => void
}

const narrow = '(width < 768px)'

/** On a phone it is all there is; on a wide screen it stands beside the page, which can be used on. */
export function ChatDialog({ view, about, formId, onClose }: ChatDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useCloseByBack(true, onClose)
  useEffect(() => {
    const { current } = dialog
    if (!current) return
    if (matchMedia(narrow).matches) current.showModal()
    else current.show()
    // A phone's keyboard would hide what was said before.
    if (isThumb()) current.focus()
    else current.querySelector('textarea')?.focus()
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby="tro-chuyen-ten"
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="chat-dialog fixed inset-0 z-50 m-0 overflow-hidden border-line bg-white p-0 text-ink shadow-lift outline-none md:rounded-md print:hidden"
    >
      <ChatPanel
        view={view}
        about={about}
        formId={formId}
        titleLevel={2}
        close={
          <IconButton
            label={texts.close}
            icon={<X aria-hidden="true" className="size-6" />}
            onClick={onClose}
          />
        }
      />
    </dialog>
  )
}
