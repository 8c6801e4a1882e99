import Merge from 'lucide-react/icons/merge'
import {
  merges,
  type Merge as MergeRow,
  type MergeRecord,
} from '#domain/merge/backoffice/merges.ts'
import type { MergeSide } from '#domain/merge/kinds.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { ToCustomersLink } from '../parts/ToCustomersLink.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { MovedList, PreviewPanel } from './PreviewPanel.tsx'
import { mergeScreenTexts as texts } from './texts.ts'
import { WorkPanel } from './WorkPanel.tsx'

const tones: Record<MergeRow['state'], BadgeTone> = {
  waiting: 'point',
  done: 'ok',
  cancelled: 'neutral',
}

export function MergeState({ state }: Pick<MergeRow, 'state'>) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}

const screen: ScreenDefinition<typeof merges> = {
  words: texts,
  icon: <Merge aria-hidden="true" />,
  path: backofficePaths.merges(),
  recordPath: backofficePaths.merge,
  titleOf: ({ id }) => texts.titleOf(id),
  columns: [
    { key: 'from', head: texts.columns.from, cell: (row) => phoneOf(row.from) },
    { key: 'to', head: texts.columns.to, cell: (row) => phoneOf(row.to) },
    { key: 'by', head: texts.columns.startedBy, cell: ({ started_by: by }) => by },
    {
      key: 'at',
      head: texts.columns.startedAt,
      sort: 'newest',
      className: 'whitespace-nowrap',
      cell: ({ started_at: at }) => <When at={at} className="text-ink-3" />,
    },
    { key: 'state', head: texts.columns.state, cell: MergeState },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="text-md font-semibold">{phoneOf(row.from)}</b>
        <MergeState {...row} />
      </span>
      <span>→ {phoneOf(row.to)}</span>
      <span className="text-ink-3">{row.started_by}</span>
    </span>
  ),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
    proof: { param: 'xac-minh', label: texts.proof, all: texts.allProofs, options: texts.proofs },
    customer: {
      param: 'khach',
      label: texts.customer,
      all: texts.anyCustomer,
      options: {},
      isLinked: true,
    },
  },
  fields: { why: { label: texts.why, hint: texts.whyHint } },
  blank: { why: '' },
  actions: ToCustomers,
}

/** Two phones that become one: the newest first. */
export const MergesScreen = resourceScreen(merges, screen)

/** One merge: what proves the phones, what would move, and then what did. */
export const MergeScreen = recordPage(merges, screen, {
  badge: MergeState,
  side: (record, onChanged) =>
    record.state === 'waiting' && <WorkPanel record={record} onChanged={onChanged} />,
  panels: (record) => (
    <>
      <PhonesPanel record={record} />
      {record.state === 'waiting' ? <PreviewPanel id={record.id} /> : <Ended record={record} />}
    </>
  ),
})

function PhonesPanel({ record }: { record: MergeRecord }) {
  return (
    <Panel title={texts.facts}>
      <Facts
        facts={[
          ...factsOf(record, 'from'),
          ...factsOf(record, 'to'),
          record.why !== '' && { label: texts.why, value: record.why },
          { label: texts.columns.startedBy, value: record.started_by },
          { label: texts.columns.startedAt, value: formatDateTime(record.started_at) },
        ]}
      />
      <Anchor
        to={backofficePaths.customer(record.to.customer_id)}
        className="mt-2 inline-flex min-h-11 items-center text-sm text-primary hover:underline"
      >
        {texts.openCustomer}
      </Anchor>
    </Panel>
  )
}

function factsOf(record: MergeRecord, side: MergeSide) {
  const { proof } = record[side]
  const words = record[`${side}_words`]
  const shown = proof === null ? texts.notProven : texts.proofs[proof]
  return [
    { label: texts.sides[side], value: phoneOf(record[side]), strong: true },
    { label: texts.proof, value: words === '' ? shown : `${shown}: ${words}` },
  ]
}

function Ended({ record }: { record: MergeRecord }) {
  const { ended_at: at, ended_by: by, ended_why: why } = record
  return (
    <Panel title={texts.ended}>
      <Facts
        facts={[
          { label: texts.state, value: texts.states[record.state], strong: true },
          { label: texts.endedBy, value: by },
          at !== null && { label: texts.columns.endedAt, value: formatDateTime(at) },
          why !== '' && { label: texts.cancelWhy, value: why },
        ]}
      />
      {record.state === 'done' && (
        <div className="mt-3">
          <MovedList title={texts.movedTitle} moved={record.moved} />
          <p className="text-sm text-ink-2">{texts.wrongMerge}</p>
        </div>
      )}
    </Panel>
  )
}

function phoneOf({ name, phone }: MergeRow['from']): string {
  return [name, phone].filter(Boolean).join(' · ')
}

function ToCustomers() {
  return <ToCustomersLink>{texts.fromCustomer}</ToCustomersLink>
}
