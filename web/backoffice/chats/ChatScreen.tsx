import type { WholeChat } from '#domain/chat/backoffice/api.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { failureText } from '#web/form/failure-text.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { Forbidden } from '../parts/Forbidden.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { useIsWide } from '../parts/use-is-wide.ts'
import { useCan } from '../data/staff-session.ts'
import { ChatActions } from './ChatActions.tsx'
import { ChatBadges } from './ChatBadges.tsx'
import { DeskComposer } from './DeskComposer.tsx'
import { DeskMessages } from './DeskMessages.tsx'
import { FactsPanel } from './FactsPanel.tsx'
import { chatScreenTexts as texts } from './texts.ts'
import { useDeskChat } from './use-desk-chat.ts'
import { namesOf, usePresence } from './use-presence.ts'

/** One conversation: what was said, where one answers, and who it is with. */
export function ChatScreen({ id }: { id: number }) {
  const chat = useDeskChat(id)
  const { data, error } = chat
  if (chat.isGone || isRefused(error, 'notFound')) {
    return <BackofficeNotFound text={texts.notFound} />
  }
  if (data) return <Shown data={data} chat={chat} />
  if (!error) return <PageSkeleton />
  if (isRefused(error, 'forbidden')) return <Forbidden />
  return (
    <ErrorState
      level={1}
      text={failureText(error)}
      onRetry={() => void chat.refresh()}
      className="py-20"
    />
  )
}

export type DeskChat = ReturnType<typeof useDeskChat>

export interface ChatPartProps {
  data: WholeChat
  onChanged: (chat: WholeChat) => void
}

function Shown({ data, chat }: { data: WholeChat; chat: DeskChat }) {
  const { looking } = usePresence(data.id)
  const isWide = useIsWide()
  const canAnswer = useCan('chat.answer')
  const facts = <FactsPanel data={data} onChanged={chat.put} />
  return (
    <>
      <PageHead
        title={data.visitor}
        text={`${texts.inboxes[data.inbox]} · ${data.assigned_to?.name ?? texts.nobody}`}
        back={{ to: backofficePaths.chats(), label: texts.back }}
        beside={<ChatBadges chat={data} />}
        actions={canAnswer && <ChatActions data={data} onChanged={chat.put} />}
      />
      <p role="status" className="mb-2 text-sm text-point empty:hidden">
        {looking.length > 0 && texts.looking(namesOf(looking))}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <section className="flex h-[max(24rem,calc(100dvh-13rem))] min-w-0 flex-col rounded-md border border-line bg-white">
          <DeskMessages data={data} chat={chat} />
          {canAnswer && <DeskComposer data={data} onChanged={chat.put} />}
        </section>
        {isWide ? (
          <div className="flex min-w-0 flex-col gap-4">{facts}</div>
        ) : (
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-semibold text-primary">
              {texts.about}
            </summary>
            <div className="flex flex-col gap-4">{facts}</div>
          </details>
        )}
      </div>
    </>
  )
}
