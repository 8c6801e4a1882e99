import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#domain/chat/api.ts'
import type { ChatNote, WholeChat } from '#domain/chat/backoffice/api.ts'
import { MessageBubble } from '#web/features/chat/MessageBubble.tsx'
import { timeOf } from '#web/features/chat/time-of.ts'
import { Button } from '#web/ui/Button.tsx'
import type { DeskChat } from './ChatScreen.tsx'
import { chatScreenTexts as texts } from './texts.ts'

/** What was said and noted, in the order in which it came; the newest in sight. */
export function DeskMessages({ data, chat }: { data: WholeChat; chat: DeskChat }) {
  const box = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const { messages, notes } = data
  const newest = `${messages.at(-1)?.number ?? 0} ${notes.at(-1)?.id ?? 0} ${chat.isTyping}`
  useEffect(() => {
    const { current } = box
    if (current && newest) current.scrollTop = current.scrollHeight
  }, [newest])
  const older = async () => {
    setBusy(true)
    await chat.older().finally(() => setBusy(false))
  }
  const lastSeen = messages.findLast(
    ({ side, number }) => side === 'staff' && number <= data.visitor_read,
  )
  return (
    <div
      ref={box}
      // Scrolled by the keyboard too.
      tabIndex={0}
      role="region"
      aria-label={texts.messages}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-4"
    >
      {(messages[0]?.number ?? 1) > 1 && (
        <Button variant="quiet" busy={busy} onClick={() => void older()} className="self-center">
          {texts.older}
        </Button>
      )}
      <ol className="flex flex-col gap-3">
        {together(messages, notes).map((each) =>
          'number' in each ? (
            <li key={`tin ${each.number}`}>
              <MessageBubble
                message={each}
                isOwn={each.side === 'staff'}
                pictureSrc={`/api/admin/chats/${data.id}/pictures/${each.number}`}
                foot={staffFoot(each, each === lastSeen)}
              />
            </li>
          ) : (
            <li key={`ghi chu ${each.id}`}>
              <Note note={each} />
            </li>
          ),
        )}
      </ol>
      <p role="status" className="text-sm text-ink-3 empty:hidden">
        {chat.isTyping && texts.typing}
      </p>
      <p role="status" className="text-sm text-point empty:hidden">
        {chat.isLost && texts.lost}
      </p>
    </div>
  )
}

function staffFoot({ side, name }: ChatMessage, isLastSeen: boolean): string {
  return `${side === 'staff' ? ` · ${name}` : ''}${isLastSeen ? texts.seen : ''}`
}

/** A note stands below the message that was the newest when it was written. */
function together(
  messages: readonly ChatMessage[],
  notes: readonly ChatNote[],
): (ChatMessage | ChatNote)[] {
  const first = messages[0]?.number ?? 0
  const early = first <= 1 ? notes.filter(({ after_number: after }) => after < first) : []
  return [
    ...early,
    ...messages.flatMap((message) => [
      message,
      ...notes.filter(({ after_number: after }) => after === message.number),
    ]),
  ]
}

function Note({ note: { kind, name, words, at } }: { note: ChatNote }) {
  if (kind === 'event') {
    return (
      <p className="text-center text-xs text-ink-3">
        {words} · {timeOf(at)}
      </p>
    )
  }
  return (
    <div className="rounded-md border border-dashed border-point-line bg-point-tint px-3 py-2">
      <p className="text-xs font-semibold text-point">{`${texts.note} · ${name}`}</p>
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      <p className="text-xs text-ink-3">{timeOf(at)}</p>
    </div>
  )
}
