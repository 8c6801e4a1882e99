import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  listSentMessages,
  messageStates,
  type SentMessageRow,
} from '#domain/notification/backoffice/api.ts'
import { labelOf } from '#domain/notification/backoffice/labels.ts'
import { messageTemplates, type MessageTemplate } from '#domain/notification/templates.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useCursorList } from '../data/use-query.ts'
import { FilterBar } from '../parts/FilterBar.tsx'
import { useFilters } from '../parts/list-address.ts'
import { ListBody } from '../parts/ListBody.tsx'
import { Rows } from '../parts/Rows.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { When } from '../parts/When.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { channelWords, StateBadge } from './message-look.tsx'
import { messagePath, readMessageFilter, type MessageFilter } from './message-filter.ts'
import { messageScreenTexts as texts } from './texts.ts'

/** Messages, newest first. */
export function SentList() {
  const [query] = useSearchParams()
  const filter = readMessageFilter(query)
  const [to, setTo] = useState('')
  const [opened, setOpened] = useState<number | null>(null)
  const input = { ...defined(filter), ...(to && { to }) }
  const list = useCursorList(listSentMessages, input, { idOf: ({ id }) => id })
  const narrow = useFilters(filter, messagePath)
  const isNarrowed = Object.keys(input).length > 0
  return (
    <>
      <StateChips label={texts.states} chips={chipsOf(filter)} />
      <FilterBar
        count={filter.template === undefined ? 0 : 1}
        clear={messagePath({ state: filter.state })}
        search={<SearchFilter label={texts.to} value={to} onChange={setTo} />}
      >
        <SelectFilter
          label={texts.template}
          all={texts.anyTemplate}
          value={filter.template ?? ''}
          options={templateOptions}
          onChange={(value) =>
            narrow({ template: (value || undefined) as MessageTemplate | undefined })
          }
          className="md:w-72"
        />
      </FilterBar>
      <ListBody
        list={list}
        arrivedLabel={texts.arrived}
        empty={
          isNarrowed ? undefined : (
            <EmptyState
              icon={<MailCheck aria-hidden="true" />}
              title={texts.empty}
              text={texts.emptyText}
            />
          )
        }
      >
        {(rows) => (
          <Rows
            caption={texts.table}
            rows={rows}
            columns={columnsFor(setOpened)}
            keyOf={({ id }) => id}
            card={cardFor(setOpened)}
          />
        )}
      </ListBody>
      {opened !== null && <MessageDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

const templateOptions = (Object.keys(messageTemplates) as MessageTemplate[])
  .map((value) => ({ value, label: labelOf(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'vi'))

function defined({ state, template }: MessageFilter) {
  return { ...(state && { state }), ...(template && { template }) }
}

function chipsOf(filter: MessageFilter) {
  return [undefined, ...messageStates].map((state) => ({
    key: state ?? 'all',
    label: state ? texts.stateLabels[state] : texts.all,
    isCurrent: filter.state === state,
    to: messagePath({ ...filter, state }),
  }))
}

type Open = (id: number) => void

function columnsFor(onOpen: Open): Column<SentMessageRow>[] {
  return [
    {
      key: 'at',
      head: texts.columns.at,
      className: 'whitespace-nowrap',
      cell: ({ at }) => <When at={at} className="text-ink-3" />,
    },
    { key: 'what', head: texts.columns.what, cell: (row) => <Opener row={row} onOpen={onOpen} /> },
    {
      key: 'to',
      head: texts.columns.to,
      className: 'whitespace-nowrap',
      cell: ({ recipient }) => recipient || texts.device,
    },
    { key: 'channel', head: texts.columns.channel, cell: ({ channel }) => channelWords(channel) },
    { key: 'state', head: texts.columns.state, cell: ({ state }) => <StateBadge state={state} /> },
  ]
}

function cardFor(onOpen: Open) {
  return (row: SentMessageRow) => <CardFace row={row} onOpen={onOpen} />
}

function CardFace({ row, onOpen }: { row: SentMessageRow; onOpen: Open }) {
  const { at, recipient, channel, state } = row
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <span className="flex flex-wrap items-start justify-between gap-x-3">
        <Opener row={row} onOpen={onOpen} />
        <When at={at} className="text-ink-3" />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-ink-2">
          {recipient || texts.device} · {channelWords(channel)}
        </span>
        <StateBadge state={state} />
      </span>
    </span>
  )
}

function Opener({ row: { id, label }, onOpen }: { row: SentMessageRow; onOpen: Open }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(id)}
      className="min-h-8 text-left font-semibold hover:text-primary hover:underline"
    >
      {label}
    </button>
  )
}
