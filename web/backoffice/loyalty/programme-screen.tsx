import Award from 'lucide-react/icons/award'
import { waitsForApproval } from '#domain/approval.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import {
  loyaltyProgrammes,
  programmeApprovals,
  type LoyaltyProgramme,
  type LoyaltyProgrammeRecord,
  type ProgrammeTier,
} from '#domain/membership/backoffice/programmes.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { ApprovalPanel, StandingBadge } from '../approval/ApprovalPanel.tsx'
import { TiersInput } from './TiersInput.tsx'
import { TryPanel } from './TryPanel.tsx'
import { approvalTexts } from '../approval/texts.ts'
import { loyaltyTexts, programmeScreenTexts as texts } from './texts.ts'

const { fields } = texts

const screen: ScreenDefinition<typeof loyaltyProgrammes> = {
  words: texts,
  icon: <Award aria-hidden="true" />,
  path: backofficePaths.programmes(),
  recordPath: backofficePaths.programme,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      head: fields.name,
      sort: 'name',
      cell: ({ name }) => <b className="font-semibold">{name}</b>,
    },
    { key: 'days', head: texts.days, sort: 'newest', cell: daysOf },
    {
      key: 'factor',
      head: fields.factor,
      align: 'right',
      cell: ({ factor }) => texts.percent(factor),
    },
    { key: 'approval', head: approvalTexts.state, cell: StandingBadge },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="text-md font-semibold">{row.name}</b>
        <StandingBadge {...row} />
      </span>
      <span className="tabular text-ink-2">{loyaltyTexts.days(row.starts_on, row.ends_on)}</span>
      <span className="text-ink-2">{`${fields.factor} ${texts.percent(row.factor)}`}</span>
    </span>
  ),
  filters: {
    approval: {
      param: 'trang-thai',
      label: approvalTexts.state,
      all: approvalTexts.allStates,
      options: approvalTexts.filters,
    },
    time: {
      param: 'thoi-gian',
      label: approvalTexts.time,
      all: approvalTexts.anyTime,
      options: approvalTexts.times,
    },
  },
  fields: {
    name: { label: fields.name },
    starts_on: { label: fields.startsOn },
    ends_on: { label: fields.endsOn },
    factor: { label: fields.factor, hint: fields.factorHint },
    validity_months: { label: fields.validity, hint: fields.validityHint },
    product_codes: { label: fields.products, hint: fields.productsHint },
    tiers: { label: fields.tiers, input: TiersInput, text: tiersText },
    sells_points: { label: fields.sellsPoints },
    notice: { label: fields.notice, hint: fields.noticeHint },
  },
  blank: {
    name: '',
    starts_on: '',
    ends_on: '',
    factor: 100,
    product_codes: [],
    tiers: [{ name: texts.firstTier, point_from: 0, benefits: '' }],
    sells_points: true,
    notice: '',
  },
  opensAdded: true,
}

/** All programmes of points. */
export const ProgrammesScreen = resourceScreen(loyaltyProgrammes, screen)

/** One programme: what it says, who approves, what an order would bring. */
export const ProgrammeScreen = recordPage(loyaltyProgrammes, screen, {
  text: ({ starts_on, ends_on }) => loyaltyTexts.days(starts_on, ends_on),
  badge: StandingBadge,
  panels: (record) => (
    <>
      <About record={record} />
      <TryPanel id={record.id} />
    </>
  ),
  waits: ({ approval }) => waitsForApproval(approval),
  side: (record, onChanged) => (
    <ApprovalPanel
      record={record}
      endpoints={programmeApprovals}
      fields={screen.fields}
      of="loyalty"
      willStop={loyaltyTexts.willStop}
      onChanged={onChanged}
    />
  ),
})

function About({ record }: { record: LoyaltyProgrammeRecord }) {
  const { validity_months: months, product_codes: codes, tiers, sells_points, notice } = record
  return (
    <Panel title={texts.about}>
      <Facts
        facts={[
          { label: texts.days, value: loyaltyTexts.days(record.starts_on, record.ends_on) },
          { label: fields.factor, value: texts.percent(record.factor) },
          { label: fields.validity, value: months ? texts.months(months) : texts.asSetting },
          { label: fields.products, value: codes.join(', ') || texts.allProducts },
          { label: fields.sellsPoints, value: sells_points ? loyaltyTexts.yes : loyaltyTexts.no },
          ...tiers.map(({ name, point_from: from, benefits }) => ({
            label: name,
            value: [texts.from(from), benefits].filter(Boolean).join(' · '),
          })),
          notice !== '' && { label: fields.notice, value: notice },
          { label: texts.members, value: formatNumber(record.members) },
          { label: texts.points, value: formatNumber(record.points), strong: true },
        ]}
      />
    </Panel>
  )
}

function daysOf({ starts_on, ends_on }: LoyaltyProgramme) {
  return <span className="tabular whitespace-nowrap">{loyaltyTexts.days(starts_on, ends_on)}</span>
}

function tiersText(value: unknown): string {
  return (value as ProgrammeTier[])
    .map(({ name, point_from: from, benefits }) =>
      [`${name}: ${texts.from(from)}`, benefits].filter(Boolean).join(' · '),
    )
    .join('\n')
}
