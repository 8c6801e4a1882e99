import PhoneCall from 'lucide-react/icons/phone-call'
import { useState } from 'react'
import { formatDateTime } from '#domain/kernel/dates.ts'
import {
  eraseLead,
  leads,
  listLeadPages,
  type LeadRecord,
  type LeadRow,
  type LeadState,
} from '#domain/publishing/backoffice/leads.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useQuery } from '../data/use-query.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { FilterOption, ScreenDefinition } from '../kit/screen.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { leadTexts as texts } from './texts.ts'

const { columns } = texts

const screen: ScreenDefinition<typeof leads> = {
  words: texts,
  icon: <PhoneCall aria-hidden="true" />,
  path: backofficePaths.leads(),
  recordPath: backofficePaths.lead,
  titleOf: nameOf,
  columns: [
    { key: 'name', head: columns.name, sort: 'name', cell: NameCell },
    { key: 'phone', head: columns.phone, cell: PhoneCell },
    { key: 'purpose', head: columns.purpose, cell: ({ purpose }) => purpose },
    { key: 'page', head: columns.page, cell: ({ page }) => page.title },
    { key: 'at', head: columns.at, sort: 'age', cell: TimeCell },
    { key: 'state', head: columns.state, cell: StateBadge },
  ],
  card: (row) => <Card {...row} />,
  filters: {
    state: {
      param: 'ket-qua',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
    content: { param: 'trang-dich', label: texts.page, all: texts.allPages, options: usePages },
  },
  fields: {
    state: { label: texts.state, labels: texts.states },
    note: { label: texts.note, hint: texts.noteHint },
  },
  blank: { state: 'new', note: '' },
  bulk: texts.bulk,
}

/** Everybody who left a phone at a landing page. */
export const LeadsScreen = resourceScreen(leads, screen)

/** One of them: what they asked for and agreed to, and what became of it. */
export const LeadScreen = recordPage(leads, screen, {
  text: ({ purpose }) => purpose,
  badge: StateBadge,
  actions: (record, onChanged) =>
    record.call !== null && <Erase id={record.id} onErased={onChanged} />,
  panels: (record) => <About {...record} />,
})

function About({ created_at, call: phone, page, note, consent }: LeadRecord) {
  return (
    <Panel title={texts.about}>
      <Facts
        facts={[
          phone !== null && {
            label: columns.phone,
            value: (
              <a
                href={`tel:${phone}`}
                aria-label={texts.call(phone)}
                className="tabular inline-flex min-h-11 items-center font-semibold text-primary underline"
              >
                {phone}
              </a>
            ),
          },
          { label: columns.page, value: page.title },
          { label: columns.at, value: formatDateTime(created_at) },
          note !== '' && { label: texts.note, value: note },
          { label: texts.consent, value: consent },
        ]}
      />
    </Panel>
  )
}

function Erase({ id, onErased }: { id: number; onErased: (record: LeadRecord) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        {texts.erase}
      </Button>
      {isOpen && (
        <ActionDialog
          {...reasonAlone}
          title={texts.eraseTitle}
          says={texts.eraseSays}
          confirm={texts.erase}
          onConfirm={async ({ reason }) => {
            onErased(await callBackoffice(eraseLead, { id, reason }))
            notify({ text: texts.eraseDone })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function usePages(): readonly FilterOption[] {
  const { data = [] } = useQuery(listLeadPages, {})
  return data.map(({ id, title }) => ({ value: String(id), label: title }))
}

function nameOf({ name }: LeadRow): string {
  return name ?? texts.erasedName
}

function NameCell(row: LeadRow) {
  if (row.name === null) return <span className="text-ink-3">{texts.erasedName}</span>
  return <b className="font-semibold">{row.name}</b>
}

function PhoneCell({ phone }: LeadRow) {
  return <span className="tabular whitespace-nowrap">{phone}</span>
}

function TimeCell({ created_at }: LeadRow) {
  return <span className="tabular whitespace-nowrap">{formatDateTime(created_at)}</span>
}

const tones: Record<LeadState, BadgeTone> = {
  new: 'info',
  unreachable: 'point',
  done: 'ok',
  declined: 'neutral',
}

function StateBadge({ state }: LeadRow) {
  return (
    <span className="whitespace-nowrap">
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
    </span>
  )
}

/** A row where there is no room for columns. */
function Card(row: LeadRow) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <NameCell {...row} />
        <StateBadge {...row} />
      </span>
      <PhoneCell {...row} />
      <span className="text-ink-2">{row.purpose}</span>
      <TimeCell {...row} />
    </span>
  )
}
