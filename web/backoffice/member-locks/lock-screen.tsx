import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import {
  endMembershipLock,
  membershipLocks,
  type MembershipLock,
  type MembershipLockRecord,
} from '#domain/loyalty/backoffice/locks.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { lockScreenTexts as texts } from './texts.ts'

const screen: ScreenDefinition<typeof membershipLocks> = {
  words: texts,
  icon: <Lock aria-hidden="true" />,
  path: backofficePaths.memberLocks(),
  recordPath: backofficePaths.memberLock,
  titleOf: ({ loyalty_number: number }) => number,
  columns: [
    {
      key: 'member',
      head: texts.columns.member,
      cell: ({ loyalty_number: number, phone }) => (
        <span className="tabular block whitespace-nowrap">
          <b className="font-semibold">{number}</b>
          <span className="block text-ink-3">{phone}</span>
        </span>
      ),
    },
    {
      key: 'told',
      head: texts.columns.told,
      cell: ({ told }) => <span className="block max-w-[48ch]">{told}</span>,
    },
    { key: 'until', head: texts.columns.until, sort: 'until', cell: untilOf },
    { key: 'by', head: texts.columns.by, cell: ({ locked_by: by }) => by },
    {
      key: 'at',
      head: texts.columns.at,
      sort: 'newest',
      className: 'whitespace-nowrap',
      cell: ({ locked_at: at }) => <When at={at} className="text-ink-3" />,
    },
    { key: 'state', head: texts.columns.state, cell: stateOf },
  ],
  card: cardOf,
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
    member: {
      param: 'khach',
      label: texts.member,
      all: texts.anyMember,
      options: {},
      isLinked: true,
    },
    number: {
      param: 'thanh-vien',
      label: texts.number,
      all: texts.anyMember,
      options: {},
      isLinked: true,
    },
  },
  fields: {
    member: { label: texts.memberField, hint: texts.memberHint },
    told: { label: texts.told, hint: texts.toldHint },
    until: { label: texts.until, hint: texts.untilHint },
    note: { label: texts.note },
  },
  blank: { member: '', told: '', until: null, note: '' },
}

/** Memberships that earn and spend nothing for a while, those in force first. */
export const LocksList = resourceScreen(membershipLocks, screen)

/** One lock: why, until when, who, and what was before. */
export const MemberLockScreen = recordPage(membershipLocks, screen, {
  badge: stateOf,
  actions: (record, onChanged) =>
    record.state === 'open' && <End record={record} onChanged={onChanged} />,
  panels: (record) => <FactsPanel record={record} />,
  side: (record) => <OthersPanel record={record} />,
})

function FactsPanel({ record }: { record: MembershipLockRecord }) {
  const { loyalty_number: number, phone, note, ended_at: endedAt } = record
  return (
    <Panel title={texts.facts}>
      <Facts
        facts={[
          { label: texts.columns.member, value: [number, phone].filter(Boolean).join(' · ') },
          { label: texts.told, value: record.told },
          { label: texts.until, value: untilOf(record) },
          {
            label: texts.columns.by,
            value: `${record.locked_by}, ${formatDateTime(record.locked_at)}`,
          },
          note !== '' && { label: texts.note, value: note },
          { label: texts.points, value: texts.pointsOf(record.available) },
          record.held > 0 && { label: texts.held, value: texts.pointsOf(record.held) },
          endedAt !== null && { label: texts.endedAt, value: formatDateTime(endedAt) },
          record.ended_by !== '' && { label: texts.endedBy, value: record.ended_by },
          record.ended_why !== '' && { label: texts.endedWhy, value: record.ended_why },
        ]}
      />
      <Anchor
        to={backofficePaths.adjustments({ 'thanh-vien': number })}
        className="mt-2 inline-flex min-h-11 items-center text-sm text-primary hover:underline"
      >
        {texts.adjustments}
      </Anchor>
    </Panel>
  )
}

function OthersPanel({ record: { others } }: { record: MembershipLockRecord }) {
  return (
    <Panel title={texts.others}>
      {others.length === 0 && <p className="text-ink-2">{texts.noOthers}</p>}
      <ul className="divide-y divide-line text-sm">
        {others.map(({ id, told, locked_at: at, ended_at: endedAt }) => (
          <li key={id} className="py-2">
            <Anchor to={backofficePaths.memberLock(id)} className="text-primary hover:underline">
              {formatDateTime(at)}
              {endedAt && ` – ${formatDateTime(endedAt)}`}
            </Anchor>
            <span className="block text-ink-2">{told}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function End({
  record: { id, version },
  onChanged,
}: {
  record: MembershipLockRecord
  onChanged: (record: MembershipLockRecord) => void
}) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.end}</Button>
      {isAsking && (
        <ActionDialog
          title={texts.endTitle}
          says={texts.endSays}
          confirm={texts.end}
          {...reasonAlone}
          onConfirm={async ({ reason }) => {
            try {
              onChanged(await callBackoffice(endMembershipLock, { id, version, reason }))
              notify({ text: texts.ended, kind: 'success' })
            } catch (error) {
              const current = error instanceof ApiError ? error.current : undefined
              if (!current) throw error
              onChanged(current as MembershipLockRecord)
              notify({ text: texts.overtaken, kind: 'info' })
            }
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function untilOf({ until }: Pick<MembershipLock, 'until'>) {
  return until === null ? texts.noEnd : formatDate(until)
}

function stateOf({ state }: MembershipLock) {
  return <Badge tone={state === 'open' ? 'sale' : 'neutral'}>{texts.states[state]}</Badge>
}

function cardOf(row: MembershipLock) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="tabular font-semibold">{row.loyalty_number}</b>
        {stateOf(row)}
      </span>
      <span className="text-md">{row.told}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-ink-3">
        <span>
          {texts.columns.until}: {untilOf(row)}
        </span>
        <When at={row.locked_at} />
      </span>
    </span>
  )
}
