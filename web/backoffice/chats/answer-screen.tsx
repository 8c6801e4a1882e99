import MessageSquareReply from 'lucide-react/icons/message-square-reply'
import { savedAnswers } from '#domain/chat/backoffice/answers.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Panel } from '../parts/Panel.tsx'
import { savedAnswerTexts as texts } from './texts.ts'

const { columns } = texts

const screen: ScreenDefinition<typeof savedAnswers> = {
  words: texts,
  icon: <MessageSquareReply aria-hidden="true" />,
  path: backofficePaths.savedAnswers(),
  recordPath: backofficePaths.savedAnswer,
  titleOf: ({ title }) => title,
  columns: [
    {
      key: 'code',
      head: columns.code,
      sort: 'code',
      cell: ({ code }) => <span className="font-mono text-sm">/{code}</span>,
    },
    {
      key: 'title',
      head: columns.title,
      sort: 'title',
      cell: ({ title }) => <b className="font-semibold">{title}</b>,
    },
    {
      key: 'words',
      head: columns.words,
      cell: ({ words }) => <span className="line-clamp-2 max-w-[60ch] text-ink-2">{words}</span>,
    },
    { key: 'inbox', head: columns.inbox, cell: ({ inbox }) => texts.inboxOptions[inbox] },
    { key: 'state', head: columns.state, cell: StateBadge },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <b className="text-md font-semibold">{row.title}</b>
        <StateBadge {...row} />
      </span>
      <span className="font-mono text-ink-2">/{row.code}</span>
      <span className="line-clamp-2 wrap-anywhere">{row.words}</span>
    </span>
  ),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
  },
  fields: {
    code: { label: texts.code, hint: texts.codeHint },
    title: { label: texts.answerTitle },
    words: { label: texts.words, hint: texts.wordsHint },
    inbox: { label: texts.inbox, labels: texts.inboxOptions },
    active: { label: texts.active },
  },
  blank: { code: '', title: '', words: '', inbox: 'both', active: true },
  bulk: texts.bulk,
}

/** What is answered often. */
export const SavedAnswersScreen = resourceScreen(savedAnswers, screen)

export const SavedAnswerScreen = recordPage(savedAnswers, screen, {
  text: ({ code }) => `/${code}`,
  badge: StateBadge,
  panels: ({ words }) => (
    <Panel title={texts.about}>
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
    </Panel>
  ),
})

function StateBadge({ active }: { active: boolean }) {
  return (
    <span className="whitespace-nowrap">
      <Badge tone={active ? 'ok' : 'neutral'}>{texts.states[active ? 'active' : 'inactive']}</Badge>
    </span>
  )
}
