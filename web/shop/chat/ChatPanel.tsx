import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import Phone from 'lucide-react/icons/phone'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Syringe from 'lucide-react/icons/syringe'
import type { ChatView } from '#domain/chat/api.ts'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import { ChatMenu } from './ChatMenu.tsx'
import { ChatMessages } from './ChatMessages.tsx'
import { ChatStore } from './chat-store.ts'
import { Composer } from './Composer.tsx'
import type { About } from './load-about.ts'
import { RatingForm } from './RatingForm.tsx'
import { chatPanelTexts as texts } from './texts.ts'

interface ChatPanelProps {
  view: ChatView
  about: About | null
  /** Of the form's message, where it goes out without script. */
  formId: string
  /** What a form that was sent without script was refused for. */
  refused?: string | undefined
  titleLevel: 1 | 2
  /** Closes what it stands in. */
  close?: ReactNode
}

/** A conversation: who answers, what was said, and where one writes. The same in its page and over others. */
export function ChatPanel({
  view: first,
  about,
  formId,
  refused,
  titleLevel,
  close,
}: ChatPanelProps) {
  const [store] = useState(() => new ChatStore(first))
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const { view, heard } = state
  const Title = `h${titleLevel}` as const
  const isVaccine = view.inbox === 'vaccine'
  useReading(store, view)
  return (
    <div className="flex h-full min-h-0 flex-col bg-white">
      <header className="flex items-center gap-3 border-b border-line py-2 pr-1.5 pl-4">
        <Portrait isVaccine={isVaccine} isHere={view.is_attended} />
        <div className="min-w-0 flex-1">
          <Title id="tro-chuyen-ten" className="truncate text-md font-bold">
            {isVaccine ? texts.vaccineTitle : texts.title}
          </Title>
          <p className="truncate text-xs text-ink-2">{presenceOf(view)}</p>
        </div>
        {view.hotline && (
          <a
            href={telephoneLink(view.hotline)}
            aria-label={texts.call(view.hotline)}
            title={texts.call(view.hotline)}
            className={iconButtonClass()}
          >
            <Phone aria-hidden="true" className="size-5" />
          </a>
        )}
        {view.conversation && <ChatMenu store={store} inbox={view.inbox} />}
        {close}
      </header>
      <ChatMessages store={store} state={state} />
      <p className="sr-only" role="status">
        {heard && texts.heard(heard.name, heard.words || texts.heardPicture)}
      </p>
      {state.isLost && (
        <p role="status" className="border-t border-point-line bg-point-tint px-4 py-2 text-sm">
          {texts.lost}
        </p>
      )}
      {view.conversation?.may_rate && <RatingForm store={store} inbox={view.inbox} />}
      <Composer store={store} view={view} about={about} formId={formId} refused={refused} />
    </div>
  )
}

/** What is in sight has been read. */
function useReading(store: ChatStore, { conversation }: ChatView): void {
  const last = conversation?.last_number ?? 0
  const latest = useRef(store)
  useEffect(() => {
    const read = () => {
      if (last > 0 && document.visibilityState === 'visible') latest.current.read()
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [last])
}

function Portrait({ isVaccine, isHere }: { isVaccine: boolean; isHere: boolean }) {
  const Icon = isVaccine ? Syringe : Stethoscope
  return (
    <span
      aria-hidden="true"
      className={`relative grid size-10 shrink-0 place-items-center rounded-full ${isVaccine ? 'bg-ok-tint text-ok' : 'bg-primary-tint text-primary'}`}
    >
      <Icon className="size-5" />
      {isHere && <span className="absolute right-0 bottom-0 size-2.5 rounded-full bg-ok" />}
    </span>
  )
}

function presenceOf({ is_open: isOpen, is_attended: isHere }: ChatView): string {
  if (isHere) return texts.online
  return isOpen ? texts.inHours : texts.away
}
