import TicketPercent from 'lucide-react/icons/ticket-percent'
import {
  campaignApprovals,
  voucherCampaigns,
  type VoucherCampaign,
  type VoucherCampaignRecord,
} from '#domain/voucher/backoffice.ts'
import { describeVoucher } from '#domain/voucher/texts.ts'
import type { CampaignState } from '#domain/voucher/campaign.ts'
import { formatNumber, formatVnd, type Vnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ApprovalBadge, ApprovalPanel } from '../approval/ApprovalPanel.tsx'
import { approvalTexts } from '../approval/texts.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { CapInput, ValueInput } from './DiscountFields.tsx'
import { ExplainPanel } from './ExplainPanel.tsx'
import { OpenPanel } from './OpenPanel.tsx'
import { SeriesPanel } from './SeriesPanel.tsx'
import { UsesPanel } from './UsesPanel.tsx'
import { voucherSentence } from './voucher-sentence.ts'
import { voucherTexts as texts } from './texts.ts'

const { fields } = texts

/** How much is given stands in no campaign by itself. */
const unwritten = undefined as unknown as number

const screen: ScreenDefinition<typeof voucherCampaigns> = {
  words: texts,
  icon: <TicketPercent aria-hidden="true" />,
  path: backofficePaths.vouchers(),
  recordPath: backofficePaths.voucher,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      head: texts.columns.name,
      sort: 'name',
      cell: ({ name }) => <b className="font-semibold">{name}</b>,
    },
    { key: 'gives', head: texts.columns.gives, cell: givesOf },
    { key: 'codes', head: texts.columns.codes, cell: codesOf },
    {
      key: 'days',
      head: texts.columns.days,
      sort: 'ends',
      cell: ({ starts_on, ends_on }) => (
        <span className="whitespace-nowrap">{texts.days(starts_on, ends_on)}</span>
      ),
    },
    {
      key: 'uses',
      head: texts.columns.uses,
      sort: 'used',
      align: 'right',
      cell: ({ used, total_limit: limit }) => texts.uses(used, limit),
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
    approval: {
      param: 'duyet',
      label: approvalTexts.title,
      all: texts.allApprovals,
      options: approvalTexts.filters,
    },
    counter: {
      param: 'tai-quay',
      label: texts.counter,
      all: texts.allCounters,
      options: texts.counters,
    },
    codes: { param: 'ma', label: texts.codes, all: texts.allCodes, options: texts.codeKinds },
  },
  fields: {
    name: { label: fields.name, wide: true },
    description: { label: fields.description, wide: true },
    code: { label: fields.code, hint: fields.codeHint },
    kind: { label: fields.kind, labels: fields.kinds },
    value: { label: fields.value, as: 'money', input: ValueInput, text: valueOf },
    max_value: {
      label: fields.maxValue,
      hint: fields.maxValueHint,
      as: 'money',
      input: CapInput,
      text: (most) => (most === 0 ? texts.unlimited : formatVnd(most as Vnd)),
    },
    product_codes: { label: fields.products, hint: fields.productsHint, none: texts.allGoods },
    min_goods: { label: fields.minGoods, as: 'money' },
    starts_on: { label: fields.startsOn },
    ends_on: { label: fields.endsOn },
    valid_days: { label: fields.validDays, none: texts.untilEnd },
    total_limit: { label: fields.totalLimit, hint: fields.unlimited, none: texts.unlimited },
    per_member_limit: { label: fields.perMember, hint: fields.unlimited, none: texts.unlimited },
    members_only: { label: fields.membersOnly },
    stacks: { label: fields.stacks },
    listed: { label: fields.listed },
    counter: { label: texts.counter, labels: texts.counters },
    counter_otp: { label: fields.counterOtp },
    published: { label: fields.published },
    note_for_staff: {
      label: fields.noteForStaff,
      hint: fields.noteForStaffHint,
      wide: true,
    },
  },
  sections: [
    {
      title: texts.sections.gives,
      fields: ['name', 'kind', 'value', 'max_value', 'min_goods', 'product_codes'],
    },
    {
      title: texts.sections.whom,
      fields: ['starts_on', 'ends_on', 'code', 'members_only', 'published'],
    },
    {
      title: texts.sections.limits,
      fields: ['total_limit', 'per_member_limit'],
    },
    {
      title: texts.sections.more,
      fields: [
        'description',
        'valid_days',
        'counter',
        'counter_otp',
        'listed',
        'stacks',
        'note_for_staff',
      ],
      folded: true,
    },
  ],
  sentence: voucherSentence,
  blank: {
    name: '',
    description: '',
    kind: 'amount',
    value: unwritten,
    max_value: 0,
    product_codes: [],
    min_goods: 0,
    starts_on: '',
    ends_on: '',
    members_only: false,
    stacks: false,
    listed: false,
    published: false,
    counter: 'none',
    counter_otp: false,
    note_for_staff: '',
  },
  bulk: texts.bulk,
  opensAdded: true,
}

/** All voucher campaigns. */
export const VoucherCampaignsScreen = resourceScreen(voucherCampaigns, screen)

/** One campaign: its terms and cost, what was printed, what used it, and why a code does not work. */
export const VoucherCampaignScreen = recordPage(voucherCampaigns, screen, {
  text: givesOf,
  badge: stateOf,
  panels: (campaign, onChanged) => (
    <>
      {isAboutApproval(campaign) ? (
        <ApprovalPanel
          record={campaign}
          endpoints={campaignApprovals}
          fields={screen.fields}
          of="vouchers"
          willStop={texts.willStop}
          onChanged={onChanged}
        />
      ) : (
        <OpenPanel campaign={campaign} onChanged={onChanged} />
      )}
      <Terms campaign={campaign} />
      <SeriesPanel campaign={campaign} />
      <NoteForStaff text={campaign.note_for_staff} />
      <UsesPanel id={campaign.id} />
    </>
  ),
  side: () => <ExplainPanel />,
})

/** One that nobody ever proposed to open is just opened. */
function isAboutApproval({ approval, approved_at }: VoucherCampaignRecord): boolean {
  return approval !== 'stopped' || approved_at !== null
}

function Terms({ campaign }: { campaign: VoucherCampaignRecord }) {
  const goods = campaign.product_codes.join(', ') || texts.allGoods
  const { total_limit: total, per_member_limit: each } = campaign
  return (
    <Panel title={texts.terms}>
      <Facts
        facts={[
          { label: texts.columns.days, value: texts.days(campaign.starts_on, campaign.ends_on) },
          { label: texts.columns.codes, value: codesOf(campaign) },
          { label: texts.goods, value: goods },
          { label: fields.minGoods, value: formatVnd(campaign.min_goods) },
          { label: texts.columns.uses, value: texts.usesOf(campaign.used, total) },
          { label: fields.perMember, value: each ?? texts.unlimited },
          { label: fields.validDays, value: campaign.valid_days ?? texts.untilEnd },
          { label: fields.membersOnly, value: campaign.members_only ? texts.yes : texts.none },
          { label: fields.listed, value: campaign.listed ? texts.yes : texts.none },
          { label: texts.counter, value: texts.counters[campaign.counter] },
          { label: texts.costHeld, value: formatVnd(campaign.cost_held) },
          { label: texts.costUsed, value: formatVnd(campaign.cost_used), strong: true },
        ]}
      />
    </Panel>
  )
}

function NoteForStaff({ text }: { text: string }) {
  if (text === '') return null
  return (
    <Panel title={fields.noteForStaff}>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </Panel>
  )
}

/** Đồng or a percentage, as the record says beside it. */
function valueOf(value: unknown, { kind }: Readonly<Record<string, unknown>>) {
  return kind === 'percentage' ? `${formatNumber(value as number)}%` : formatVnd(value as Vnd)
}

function givesOf({ kind, value, max_value }: VoucherCampaign) {
  return describeVoucher({ type: kind, value, maxValue: max_value, productCodes: [] })
}

function codesOf({ code, issued, printed }: VoucherCampaign) {
  if (code) return <span className="font-mono">{code}</span>
  if (printed > 0) return texts.printed(printed)
  return issued > 0 ? texts.issued(issued) : texts.ownCodes
}

const tones = {
  running: 'ok',
  planned: 'info',
  exhausted: 'sale',
  ended: 'neutral',
  stopped: 'neutral',
} as const satisfies Record<CampaignState, string>

function stateOf({ state, approval }: VoucherCampaign) {
  return (
    <span className="flex flex-wrap gap-1 whitespace-nowrap">
      {approval !== 'waiting' && <Badge tone={tones[state]}>{texts.states[state]}</Badge>}
      {(approval === 'waiting' || approval === 'changing') && <ApprovalBadge approval={approval} />}
    </span>
  )
}

function cardOf(row: VoucherCampaign) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <b className="text-md font-semibold">{row.name}</b>
        {stateOf(row)}
      </span>
      <span>
        {givesOf(row)} · {codesOf(row)}
      </span>
      <span className="tabular text-ink-2">
        {texts.days(row.starts_on, row.ends_on)} · {texts.columns.uses}{' '}
        {texts.uses(row.used, row.total_limit)}
      </span>
    </span>
  )
}
