import Gift from 'lucide-react/icons/gift'
import { waitsForApproval } from '#domain/approval.ts'
import {
  giftApprovals,
  gifts,
  type DeskGift,
  type DeskGiftRecord,
} from '#domain/gift/backoffice/gifts.ts'
import { giftKindLabels } from '#domain/gift/backoffice/texts.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { StoredPicture } from '../media/StoredPicture.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { ApprovalPanel, StandingBadge } from '../approval/ApprovalPanel.tsx'
import { CampaignInput, GiftPictureInput, PromotionInput } from './inputs.tsx'
import { StockPanel } from './StockPanel.tsx'
import { approvalTexts } from '../approval/texts.ts'
import { giftScreenTexts as texts, loyaltyTexts } from './texts.ts'

const { fields } = texts

const screen: ScreenDefinition<typeof gifts> = {
  words: texts,
  icon: <Gift aria-hidden="true" />,
  path: backofficePaths.gifts(),
  recordPath: backofficePaths.gift,
  titleOf: ({ name }) => name,
  columns: [
    { key: 'name', head: fields.name, sort: 'name', cell: nameOf },
    { key: 'kind', head: fields.kind, cell: ({ kind }) => giftKindLabels[kind] },
    {
      key: 'promotion',
      head: fields.promotion,
      sort: 'promotion',
      cell: ({ promotion }) => promotion,
    },
    { key: 'days', head: texts.days, cell: daysOf },
    {
      key: 'cost',
      head: fields.cost,
      sort: 'cost',
      align: 'right',
      cell: ({ point_cost: cost }) => formatPoints(cost),
    },
    {
      key: 'left',
      head: texts.remaining,
      sort: 'left',
      align: 'right',
      cell: ({ remaining, on_hand: onHand }) => texts.leftOf(remaining, onHand),
    },
    { key: 'approval', head: approvalTexts.state, cell: StandingBadge },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="text-md font-semibold">{row.name}</b>
        <StandingBadge {...row} />
      </span>
      <span>{`${row.product_code} · ${row.promotion}`}</span>
      <span className="tabular text-ink-2">{loyaltyTexts.days(row.starts_on, row.ends_on)}</span>
      <span className="tabular text-ink-2">
        {formatPoints(row.point_cost)} · {texts.remaining}{' '}
        {texts.leftOf(row.remaining, row.on_hand)}
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
    kind: { param: 'loai', label: fields.kind, all: texts.anyKind, options: giftKindLabels },
    stock: { param: 'kho', label: texts.stock, all: texts.anyStock, options: texts.stocks },
    promotion: {
      param: 'dot',
      label: fields.promotion,
      all: texts.anyPromotion,
      options: {},
      isLinked: true,
    },
  },
  fields: {
    name: { label: fields.name, wide: true },
    product_code: { label: fields.code, hint: fields.codeHint },
    promotion_id: { label: fields.promotion, input: PromotionInput },
    kind: { label: fields.kind, labels: giftKindLabels },
    voucher_campaign_id: {
      label: fields.campaign,
      hint: fields.campaignHint,
      input: CampaignInput,
    },
    point_cost: { label: fields.cost },
    unit_cost: { label: fields.unitCost, hint: fields.unitCostHint },
    per_member_limit: { label: fields.perMember, hint: loyaltyTexts.unlimitedHint },
    total_limit: { label: fields.total, hint: loyaltyTexts.unlimitedHint },
    description: { label: fields.description, wide: true },
    picture: {
      label: fields.picture,
      hint: fields.pictureHint,
      wide: true,
      input: GiftPictureInput,
    },
    sort: { label: fields.sort, hint: loyaltyTexts.sortHint },
  },
  sections: [
    {
      title: texts.sections.what,
      fields: ['name', 'kind', 'product_code', 'voucher_campaign_id', 'promotion_id'],
    },
    { title: texts.sections.cost, fields: ['point_cost', 'unit_cost'] },
    { title: texts.sections.limits, fields: ['per_member_limit', 'total_limit'] },
    { title: texts.sections.look, fields: ['description', 'picture', 'sort'] },
  ],
  blank: {
    name: '',
    product_code: '',
    promotion_id: 0,
    kind: 'gift',
    point_cost: 0,
    description: '',
    picture: '',
    sort: 0,
  },
  opensAdded: true,
}

/** All gifts. */
export const GiftsScreen = resourceScreen(gifts, screen)

/** One gift: what it is, who approves, its stock and where it is used. */
export const GiftScreen = recordPage(gifts, screen, {
  text: ({ product_code: code }) => code,
  badge: StandingBadge,
  panels: (record, onChanged) => (
    <>
      <About gift={record} />
      <StockPanel gift={record} onChanged={onChanged} />
    </>
  ),
  waits: ({ approval }) => waitsForApproval(approval),
  side: (record, onChanged) => (
    <ApprovalPanel
      record={record}
      endpoints={giftApprovals}
      fields={screen.fields}
      of="loyalty"
      willStop={loyaltyTexts.willStop}
      onChanged={onChanged}
    />
  ),
})

function About({ gift }: { gift: DeskGiftRecord }) {
  const { per_member_limit: each, total_limit: total, picture, description } = gift
  const link = 'inline-flex min-h-11 items-center text-primary hover:underline'
  return (
    <Panel title={texts.about}>
      {picture !== '' && (
        <StoredPicture
          src={picture}
          alt={gift.name}
          className="mb-3 size-32 rounded-md border border-line bg-white object-contain"
        />
      )}
      <Facts
        facts={[
          { label: fields.kind, value: giftKindLabels[gift.kind] },
          { label: fields.cost, value: formatPoints(gift.point_cost), strong: true },
          gift.unit_cost !== undefined && {
            label: fields.unitCost,
            value: formatVnd(gift.unit_cost),
          },
          { label: fields.perMember, value: each ? formatNumber(each) : loyaltyTexts.unlimited },
          { label: fields.total, value: total ? formatNumber(total) : loyaltyTexts.unlimited },
          { label: texts.days, value: loyaltyTexts.days(gift.starts_on, gift.ends_on) },
          description !== '' && { label: fields.description, value: description },
        ]}
      />
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
        <Anchor to={backofficePaths.promotion(gift.promotion_id)} className={link}>
          {texts.inPromotion(gift.promotion)}
        </Anchor>
        {gift.voucher_campaign_id !== undefined && (
          <Anchor to={backofficePaths.voucher(gift.voucher_campaign_id)} className={link}>
            {texts.ofCampaign(gift.voucher_campaign)}
          </Anchor>
        )}
      </p>
    </Panel>
  )
}

function daysOf({ starts_on, ends_on }: DeskGift) {
  return <span className="tabular whitespace-nowrap">{loyaltyTexts.days(starts_on, ends_on)}</span>
}

function nameOf({ name, product_code: code }: DeskGift) {
  return (
    <span>
      <b className="font-semibold">{name}</b>
      <span className="block font-mono text-sm text-ink-3">{code}</span>
    </span>
  )
}
