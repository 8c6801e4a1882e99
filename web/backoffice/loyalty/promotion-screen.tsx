import Repeat from 'lucide-react/icons/repeat'
import { waitsForApproval } from '#domain/approval.ts'
import {
  exchangePromotions,
  promotionApprovals,
  type DeskPromotion,
  type DeskPromotionRecord,
} from '#domain/gift/backoffice/promotions.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { ApprovalPanel, StandingBadge } from '../approval/ApprovalPanel.tsx'
import { ProgrammeInput } from './inputs.tsx'
import { approvalTexts } from '../approval/texts.ts'
import { loyaltyTexts, promotionScreenTexts as texts } from './texts.ts'

const { fields } = texts

const screen: ScreenDefinition<typeof exchangePromotions> = {
  words: texts,
  icon: <Repeat aria-hidden="true" />,
  path: backofficePaths.promotions(),
  recordPath: backofficePaths.promotion,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      head: fields.name,
      sort: 'name',
      cell: ({ name }) => <b className="font-semibold">{name}</b>,
    },
    { key: 'programme', head: fields.programme, cell: ({ programme }) => programme },
    { key: 'days', head: texts.days, sort: 'newest', cell: daysOf },
    { key: 'gifts', head: texts.gifts, align: 'right', cell: ({ gifts }) => formatNumber(gifts) },
    { key: 'approval', head: approvalTexts.state, cell: StandingBadge },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="text-md font-semibold">{row.name}</b>
        <StandingBadge {...row} />
      </span>
      <span>{row.programme}</span>
      <span className="tabular text-ink-2">
        {loyaltyTexts.days(row.starts_on, row.ends_on)} · {texts.giftCount(row.gifts)}
      </span>
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
    programme: {
      param: 'chuong-trinh',
      label: fields.programme,
      all: texts.anyProgramme,
      options: {},
      isLinked: true,
    },
  },
  fields: {
    name: { label: fields.name },
    programme_id: { label: fields.programme, input: ProgrammeInput },
    starts_on: { label: fields.startsOn },
    ends_on: { label: fields.endsOn },
    point_limit: { label: fields.limit, hint: loyaltyTexts.unlimitedHint },
    description: { label: fields.description, hint: fields.descriptionHint },
    sort: { label: fields.sort, hint: loyaltyTexts.sortHint },
  },
  blank: { name: '', programme_id: 0, starts_on: '', ends_on: '', description: '', sort: 0 },
  opensAdded: true,
}

/** All exchange promotions. */
export const PromotionsScreen = resourceScreen(exchangePromotions, screen)

/** One promotion: what it says, who approves, its gifts. */
export const PromotionScreen = recordPage(exchangePromotions, screen, {
  text: ({ programme }) => programme,
  badge: StandingBadge,
  panels: (record) => <About record={record} />,
  waits: ({ approval }) => waitsForApproval(approval),
  side: (record, onChanged) => (
    <ApprovalPanel
      record={record}
      endpoints={promotionApprovals}
      fields={screen.fields}
      of="loyalty"
      willStop={loyaltyTexts.willStop}
      onChanged={onChanged}
    />
  ),
})

function About({ record }: { record: DeskPromotionRecord }) {
  const { point_limit: limit, description } = record
  return (
    <Panel title={texts.about}>
      <Facts
        facts={[
          { label: texts.days, value: loyaltyTexts.days(record.starts_on, record.ends_on) },
          { label: fields.limit, value: limit ? formatNumber(limit) : loyaltyTexts.unlimited },
          description !== '' && { label: fields.description, value: description },
          { label: texts.members, value: formatNumber(record.members) },
          { label: texts.points, value: formatNumber(record.points), strong: true },
        ]}
      />
      <Anchor
        to={backofficePaths.gifts({ dot: String(record.id) })}
        className="mt-2 inline-flex min-h-11 items-center text-primary hover:underline"
      >
        {texts.giftCount(record.gifts)}
      </Anchor>
    </Panel>
  )
}

function daysOf({ starts_on, ends_on }: DeskPromotion) {
  return <span className="tabular whitespace-nowrap">{loyaltyTexts.days(starts_on, ends_on)}</span>
}
