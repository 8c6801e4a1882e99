import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#domain/chat/api.ts'
import { MessageBubble } from '#web/features/chat/MessageBubble.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { ChatState, ChatStore, Pending } from './chat-store.ts'
import { chatPanelTexts as texts } from './texts.ts'

/** What was said, the newest at the bottom and in sight. */
export function ChatMessages({ store, state }: { store: ChatStore; state: ChatState }) {
  const { view, pending, isTyping } = state
  const { conversation, inbox } = view
  const messages = conversation?.messages ?? []
  const box = useRef<HTMLDivElement>(null)
  const newest = `${messages.at(-1)?.number ?? 0} ${pending.length} ${isTyping}`
  useEffect(() => {
    const { current } = box
    if (current && newest) current.scrollTop = current.scrollHeight
  }, [newest])
  const seen = conversation?.staff_read ?? 0
  return (
    <div
      ref={box}
      // Scrolled by the keyboard too.
      tabIndex={0}
      role="region"
      aria-label={texts.messages}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-4"
    >
      {messages.length === 0 && pending.length === 0 && <Hello isVaccine={inbox === 'vaccine'} />}
      {messages[0] && messages[0].number > 1 && <Older store={store} />}
      <ol className="flex flex-col gap-3">
        {messages.map((message) => (
          <li key={message.number} id={message === messages.at(-1) ? 'moi-nhat' : undefined}>
            <MessageBubble
              message={message}
              isOwn={message.side === 'visitor'}
              pictureSrc={`/api/chat/pictures/${message.number}?inbox=${inbox}`}
              foot={isLastSeen(message, messages, seen) && texts.seen}
            />
          </li>
        ))}
        {pending.map((each) => (
          <li key={each.clientId}>
            <Waiting pending={each} store={store} />
          </li>
        ))}
      </ol>
      {isTyping && <p className="text-sm text-ink-3">{texts.typing}</p>}
      {conversation?.state === 'closed' && (
        <p className="rounded-md bg-ground px-3 py-2 text-center text-sm text-ink-2">
          {texts.closed}
        </p>
      )}
    </div>
  )
}

/** Said once, at the last of the own ones that somebody has seen. */
function isLastSeen(message: ChatMessage, all: readonly ChatMessage[], seen: number): boolean {
  const last = all.findLast(({ side, number }) => side === 'visitor' && number <= seen)
  return message === last
}

function Hello({ isVaccine }: { isVaccine: boolean }) {
  return (
    <div className="flex flex-col gap-2 rounded-md bg-ground px-4 py-4">
      <p className="font-semibold">{texts.hello}</p>
      <p className="text-sm text-ink-2">{isVaccine ? texts.vaccineHelloText : texts.helloText}</p>
      <p className="text-sm font-medium text-sale-deep">{texts.urgent}</p>
      <p className="text-xs text-ink-3">{texts.privacy}</p>
    </div>
  )
}

function Older({ store }: { store: ChatStore }) {
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    await store.older().finally(() => setBusy(false))
  }
  return (
    <Button variant="quiet" busy={busy} onClick={() => void load()} className="self-center">
      {texts.older}
    </Button>
  )
}

function Waiting({ pending, store }: { pending: Pending; store: ChatStore }) {
  const { clientId, words, photo, at, failure } = pending
  const message = { side: 'visitor', name: '', words, card: null, picture: null, at } as const
  return (
    <>
      {photo && (
        <img
          src={photo}
          alt={texts.sendPicture}
          className="mb-1 ml-auto block max-h-80 max-w-full rounded-md opacity-60"
        />
      )}
      <MessageBubble
        message={message}
        isOwn
        foot={failure === null ? texts.sending : texts.failed}
      />
      {failure !== null && (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-sm">
          <span className="text-sale-deep">{failure}</span>
          <Button variant="quiet" onClick={() => store.sendAgain(clientId)}>
            {texts.retry}
          </Button>
        </div>
      )}
    </>
  )
}
