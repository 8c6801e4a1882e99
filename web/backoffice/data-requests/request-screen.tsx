import FileUser from 'lucide-react/icons/file-user'
import {
  dataRequests,
  type DataRequest,
  type DataRequestRecord,
} from '#domain/data-request/backoffice/requests.ts'
import { requestKindLabels } from '#domain/data-request/texts.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { ToCustomersLink } from '../parts/ToCustomersLink.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { AssignPanel } from './AssignPanel.tsx'
import { nextDue, RequestState } from './request-marks.tsx'
import { dataRequestScreenTexts as texts } from './texts.ts'
import { WorkPanel } from './WorkPanel.tsx'

const screen: ScreenDefinition<typeof dataRequests> = {
  words: texts,
  icon: <FileUser aria-hidden="true" />,
  path: backofficePaths.dataRequests(),
  recordPath: backofficePaths.dataRequest,
  titleOf: ({ id, kind }) => texts.titleOf(id, requestKindLabels[kind]),
  columns: [
    {
      key: 'kind',
      head: texts.columns.kind,
      cell: ({ kind, channel }) => (
        <span className="block">
          <b className="font-semibold">{requestKindLabels[kind]}</b>
          <span className="block text-ink-3">{texts.channels[channel]}</span>
        </span>
      ),
    },
    { key: 'customer', head: texts.columns.customer, cell: customerOf },
    { key: 'due', head: texts.columns.due, sort: 'due', cell: nextDue },
    {
      key: 'assignee',
      head: texts.columns.assignee,
      cell: ({ assignee, state }) => assignee?.name ?? (state === 'open' ? texts.nobody : ''),
    },
    {
      key: 'at',
      head: texts.columns.at,
      sort: 'newest',
      className: 'whitespace-nowrap',
      cell: ({ asked_at: at }) => <When at={at} className="text-ink-3" />,
    },
    { key: 'state', head: texts.columns.state, cell: RequestState },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="text-md font-semibold">{requestKindLabels[row.kind]}</b>
        <RequestState {...row} />
      </span>
      <span>{customerOf(row)}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-ink-3">
        <span>{nextDue(row) || texts.channels[row.channel]}</span>
        <span>{row.assignee?.name}</span>
      </span>
    </span>
  ),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
    kind: { param: 'loai', label: texts.kind, all: texts.allKinds, options: texts.kinds },
    due: { param: 'viec', label: texts.due, all: texts.allDue, options: texts.dues },
    customer: {
      param: 'khach',
      label: texts.customer,
      all: texts.anyCustomer,
      options: {},
      isLinked: true,
    },
  },
  fields: {
    asked: { label: texts.asked, hint: texts.askedHint },
    proof_note: { label: texts.proofNote, hint: texts.proofNoteHint },
  },
  blank: { asked: '', proof_note: '' },
  actions: ToCustomers,
}

/** What people asked of their data: what is due soonest first. */
export const DataRequestsScreen = resourceScreen(dataRequests, screen)

/** One request: what was asked and until when, who works on it, what was done. */
export const DataRequestScreen = recordPage(dataRequests, screen, {
  badge: RequestState,
  panels: (record) => <FactsPanel record={record} />,
  waits: ({ state }) => state === 'open',
  side: (record, onChanged) => (
    <>
      <WorkPanel record={record} onChanged={onChanged} />
      {record.state === 'open' && <AssignPanel record={record} onChanged={onChanged} />}
    </>
  ),
})

function FactsPanel({ record }: { record: DataRequestRecord }) {
  const { channel, law_source: source, law_verified: isVerified, answered_at: answered } = record
  const { deletion_due_at: goes, recorded_by: by } = record
  return (
    <Panel title={texts.facts}>
      <Facts
        facts={[
          { label: texts.columns.customer, value: customerOf(record) },
          record.asked !== '' && { label: texts.asked, value: record.asked },
          { label: texts.channel, value: texts.channels[channel] },
          { label: texts.proof, value: texts.proofs[record.proof] },
          record.proof_note !== '' && { label: texts.proofNote, value: record.proof_note },
          { label: texts.columns.at, value: formatDateTime(record.asked_at) },
          by !== '' && { label: texts.recordedBy, value: by },
          answered === null
            ? { label: texts.answerDue, value: formatDateTime(record.answer_due_at), strong: true }
            : { label: texts.answeredAt, value: formatDateTime(answered) },
          { label: texts.doneDue, value: formatDateTime(record.due_at), strong: true },
          source !== '' && {
            label: texts.law,
            value: isVerified ? source : `${source} (${texts.unverified})`,
          },
          goes !== null && { label: texts.deletionDue, value: formatDate(goes) },
          record.steps.length > 0 && {
            label: texts.done,
            value: record.steps.map((step) => texts.steps[step]).join(', '),
          },
        ]}
      />
      {channel === 'account' && <p className="mt-2 text-sm text-ink-2">{texts.ownWish}</p>}
      <Anchor
        to={backofficePaths.customer(record.customer_id, { phan: 'yeu-cau-du-lieu' })}
        className="mt-2 inline-flex min-h-11 items-center text-sm text-primary hover:underline"
      >
        {texts.openCustomer}
      </Anchor>
    </Panel>
  )
}

function customerOf({ name, phone }: DataRequest): string {
  return [name, phone].filter(Boolean).join(' · ')
}

function ToCustomers() {
  return <ToCustomersLink>{texts.fromCustomer}</ToCustomersLink>
}
