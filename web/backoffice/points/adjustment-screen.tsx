import Diff from 'lucide-react/icons/diff'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import {
  pointAdjustments,
  type PointAdjustment,
  type PointAdjustmentRecord,
} from '#domain/loyalty/backoffice/adjustments.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { useCan } from '../data/staff-session.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'
import { SignedInput } from './SignedInput.tsx'
import { adjustmentScreenTexts as texts, signedPoints } from './texts.ts'

const proposing = lazyPart(async () => (await import('./ProposeDialog.tsx')).ProposeDialog)

const tones: Record<PointAdjustment['state'], BadgeTone> = {
  waiting: 'point',
  done: 'ok',
  declined: 'sale',
  withdrawn: 'neutral',
}

const screen: ScreenDefinition<typeof pointAdjustments> = {
  words: texts,
  icon: <Diff aria-hidden="true" />,
  path: backofficePaths.adjustments(),
  recordPath: backofficePaths.adjustment,
  titleOf: ({ points, loyalty_number: number }) => `${signedPoints(points)} · ${number}`,
  columns: [
    { key: 'points', head: texts.columns.points, className: 'whitespace-nowrap', cell: pointsOf },
    { key: 'member', head: texts.columns.member, cell: memberOf },
    {
      key: 'told',
      head: texts.columns.told,
      cell: ({ told, proof }) => (
        <span className="block max-w-[48ch]">
          {told}
          <span className="block text-ink-3">{proof}</span>
        </span>
      ),
    },
    { key: 'by', head: texts.columns.by, cell: ({ proposed_by: by }) => by },
    {
      key: 'at',
      head: texts.columns.at,
      sort: 'newest',
      className: 'whitespace-nowrap',
      cell: ({ proposed_at: at }) => <When at={at} className="text-ink-3" />,
    },
    { key: 'state', head: texts.columns.state, sort: 'state', cell: stateOf },
  ],
  card: cardOf,
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
    direction: {
      param: 'chieu',
      label: texts.direction,
      all: texts.allDirections,
      options: texts.directions,
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
    points: { label: texts.points, input: SignedInput },
    told: { label: texts.told, hint: texts.toldHint },
    proof: { label: texts.proof, hint: texts.proofHint },
  },
  blank: { points: 0, told: '', proof: '' },
  actions: Propose,
}

/** Points given or taken by hand: what waits first. */
export const AdjustmentsScreen = resourceScreen(pointAdjustments, screen)

function Propose() {
  const [isOpen, setOpen] = useState(false)
  if (!useCan('points.edit')) return null
  return (
    <>
      <Button
        {...proposing.intent}
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {texts.propose}
      </Button>
      {isOpen && <proposing.Part onClose={() => setOpen(false)} />}
    </>
  )
}

/** One adjustment: what it says, whose it is, who decides. */
export const AdjustmentScreen = recordPage(pointAdjustments, screen, {
  badge: stateOf,
  panels: (record) => <FactsPanel record={record} />,
  waits: ({ state }) => state === 'waiting',
  side: (record, onChanged) => <DecisionPanel record={record} onChanged={onChanged} />,
})

function FactsPanel({ record }: { record: PointAdjustmentRecord }) {
  const { loyalty_number: number, phone, available, proposed_by: by, edited_by: editor } = record
  return (
    <Panel title={texts.facts}>
      <Facts
        facts={[
          { label: texts.columns.points, value: signedPoints(record.points), strong: true },
          { label: texts.columns.member, value: texts.found(number, phone) },
          { label: texts.available, value: formatNumber(available) },
          { label: texts.told, value: record.told },
          { label: texts.reason, value: record.reason },
          { label: texts.proof, value: record.proof },
          { label: texts.columns.by, value: `${by}, ${formatDateTime(record.proposed_at)}` },
          editor !== by && { label: texts.editedBy, value: editor },
        ]}
      />
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
        <Anchor
          to={backofficePaths.adjustments({ 'thanh-vien': number })}
          className="inline-flex min-h-11 items-center text-primary hover:underline"
        >
          {texts.allOf}
        </Anchor>
        {record.account_locked && (
          <Anchor
            to={backofficePaths.memberLocks({ 'thanh-vien': number })}
            className="inline-flex min-h-11 items-center text-primary hover:underline"
          >
            {texts.lockOf}
          </Anchor>
        )}
      </p>
    </Panel>
  )
}

function pointsOf({ points }: PointAdjustment) {
  return (
    <b className={cx('tabular font-semibold', points > 0 ? 'text-ok' : 'text-sale-deep')}>
      {signedPoints(points)}
    </b>
  )
}

function memberOf({ loyalty_number: number, phone }: PointAdjustment) {
  return (
    <span className="tabular block whitespace-nowrap">
      {number}
      <span className="block text-ink-3">{phone}</span>
    </span>
  )
}

function stateOf({ state }: PointAdjustment) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}

function cardOf(row: PointAdjustment) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        {pointsOf(row)}
        {stateOf(row)}
      </span>
      <span className="text-md">{row.told}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-ink-3">
        <span className="tabular">{texts.found(row.loyalty_number, row.phone)}</span>
        <When at={row.proposed_at} />
      </span>
      <span className="text-ink-3">{row.proposed_by}</span>
    </span>
  )
}
