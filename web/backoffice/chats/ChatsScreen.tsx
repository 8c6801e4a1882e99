import MessagesSquare from 'lucide-react/icons/messages-square'
import { listChats, type ChatRow } from '#domain/chat/backoffice/api.ts'
import { chatList } from '#domain/chat/backoffice/lists.ts'
import { chatStates } from '#domain/chat/states.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useQuery } from '../data/use-query.ts'
import { askedOf } from '../kit/list-state.ts'
import { PagedScreen } from '../kit/PagedScreen.tsx'
import type { ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { StateChips } from '../parts/StateChips.tsx'
import { When } from '../parts/When.tsx'
import { ChatBadges } from './ChatBadges.tsx'
import { PushPanel } from './PushPanel.tsx'
import { chatScreenTexts as texts } from './texts.ts'
import { namesOf, usePresence } from './use-presence.ts'

const screen = {
  words: texts,
  path: backofficePaths.chats(),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
      isTab: true,
    },
    inbox: {
      param: 'hop-thu',
      label: texts.inbox,
      all: texts.allInboxes,
      options: texts.inboxes,
    },
    whose: {
      param: 'cua',
      label: texts.whose,
      all: texts.allWhose,
      options: texts.whoseOptions,
    },
  },
} as const

const pageSize = 30

/** Who writes: whoever waits longest stands first. */
export function ChatsScreen() {
  const shown = useListState(chatList, screen)
  const { state, pathFor } = shown
  const asked = { ...askedOf(chatList, state), page: state.page, limit: pageSize }
  const answer = useQuery(listChats, asked, { keepsPrevious: true, live: ['chats'] })
  const { present } = usePresence(null)
  const counts = answer.data?.counts
  const current = state.filters['state'] ?? ''
  const chips = [
    { key: '', label: texts.allStates, count: undefined },
    ...chatStates.map((key) => ({ key, label: texts.states[key], count: counts?.[key] })),
  ]
  return (
    <>
      <PagedScreen
        listing={chatList}
        screen={screen}
        shown={shown}
        answer={answer}
        columns={columns}
        card={cardOf}
        rowTo={({ id }) => backofficePaths.chat(id)}
        icon={<MessagesSquare aria-hidden="true" />}
        tabs={
          <>
            {present.length > 0 && (
              <p className="mb-2 text-sm text-ink-2">{texts.present(namesOf(present))}</p>
            )}
            <StateChips
              label={texts.state}
              chips={chips.map((chip) => ({
                ...chip,
                isCurrent: chip.key === current,
                to: pathFor({ filters: { ...state.filters, state: chip.key || undefined } }),
              }))}
            />
          </>
        }
      />
      <PushPanel />
    </>
  )
}

const columns: readonly ScreenColumn<typeof chatList>[] = [
  {
    key: 'words',
    head: texts.columns.words,
    cell: ({ visitor, last_words: words, unread }) => (
      <span className="block max-w-[60ch]">
        <b className="font-semibold">{visitor}</b>
        <span className={unread > 0 ? 'line-clamp-2 font-medium' : 'line-clamp-2 text-ink-2'}>
          {words}
        </span>
      </span>
    ),
  },
  { key: 'inbox', head: texts.columns.inbox, cell: ({ inbox }) => texts.inboxes[inbox] },
  {
    key: 'person',
    head: texts.columns.person,
    cell: ({ assigned_to: person }) =>
      person ? person.name : <span className="text-ink-3">{texts.nobody}</span>,
  },
  { key: 'state', head: texts.columns.state, cell: (row) => <ChatBadges chat={row} /> },
  {
    key: 'at',
    head: texts.columns.at,
    className: 'whitespace-nowrap',
    cell: ({ last_at: at, waiting_since: since }) => (
      <When at={since ?? at} className={since ? 'font-medium text-sale-deep' : 'text-ink-3'} />
    ),
  },
]

function cardOf(row: ChatRow) {
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <span className="flex items-start justify-between gap-3">
        <b className="text-md font-semibold">{row.visitor}</b>
        <ChatBadges chat={row} />
      </span>
      <span className="line-clamp-2 wrap-anywhere">{row.last_words}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-ink-3">
        <span>
          {texts.inboxes[row.inbox]} · {row.assigned_to?.name ?? texts.nobody}
        </span>
        <When at={row.waiting_since ?? row.last_at} />
      </span>
    </span>
  )
}
