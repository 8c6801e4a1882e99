import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { voucherChannels } from '#domain/backoffice/reports/offers/api.ts'
import { reportTexts } from '#domain/backoffice/reports/texts.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { DayFilter } from '../../parts/DayFilter.tsx'
import type { DayRange } from '../../parts/day-ranges.ts'
import { PageHead } from '../../parts/PageHead.tsx'
import { SelectFilter } from '../../parts/SelectFilter.tsx'
import { StateChips } from '../../parts/StateChips.tsx'
import { backofficePaths } from '../../paths.ts'
import { ReportExport } from '../ReportExport.tsx'
import { GiftReport } from './GiftReport.tsx'
import {
  offerQuery,
  readOfferFilter,
  type GiftFilter,
  type OfferFilter,
  type VoucherFilter,
} from './offer-filter.ts'
import { offerReportTexts as texts } from './texts.ts'
import { VoucherReport } from './VoucherReport.tsx'

const lists = { vouchers: 'report-vouchers', gifts: 'report-gifts' } as const
const parts = ['vouchers', 'gifts'] as const

/** What vouchers and gifts cost and brought. */
export function OffersScreen() {
  const [query] = useSearchParams()
  const filter = readOfferFilter(query)
  const { part, from, to, ...asked } = filter
  const days = { ...(from && { from }), ...(to && { to }) }
  const usual = { vouchers: 'campaign', gifts: 'gift' } as const
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={<ReportExport list={lists[part]} asked={{ ...days, ...asked }} />}
      />
      <StateChips
        face="tab"
        label={texts.parts}
        chips={parts.map((each) => ({
          key: each,
          label: texts.part[each],
          to: backofficePaths.offerReport(
            offerQuery({ part: each, ...days, by: usual[each] } as OfferFilter),
          ),
          isCurrent: each === part,
        }))}
      />
      {filter.part === 'gifts' ? (
        <GiftReport filter={filter} filters={filtersOf(filter)} />
      ) : (
        <VoucherReport filter={filter} filters={filtersOf(filter)} />
      )}
    </>
  )
}

/** The filters of a part, above its answer. */
export type FiltersOf = (shown: DayRange | undefined) => ReactNode

function filtersOf(filter: OfferFilter): FiltersOf {
  return (shown) => <Filters filter={filter} shown={shown} />
}

function Filters({ filter, shown }: { filter: OfferFilter; shown: DayRange | undefined }) {
  const navigate = useNavigate()
  const show = (changes: Partial<VoucherFilter> | Partial<GiftFilter>) =>
    void navigate(backofficePaths.offerReport(offerQuery({ ...filter, ...changes } as OfferFilter)))
  const groups = filter.part === 'gifts' ? reportTexts.giftGroups : reportTexts.voucherGroups
  const isOne = filter.part === 'gifts' ? filter.gift : filter.campaign
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-end gap-2.5">
        <DayFilter
          // Without a choice the last 30 days are shown, and the choice says so.
          range={filter.from || filter.to || !shown ? filter : shown}
          onChange={(days) => show({ from: days.from, to: days.to })}
        />
        <SelectFilter
          label={texts.by}
          value={filter.by}
          options={Object.entries(groups).map(([value, label]) => ({ value, label }))}
          onChange={(by) => show({ by } as Partial<VoucherFilter>)}
        />
        {filter.part === 'vouchers' && (
          <SelectFilter
            label={texts.channel}
            all={texts.allChannels}
            value={filter.channel ?? ''}
            options={voucherChannels.map((value) => ({
              value,
              label: reportTexts.channels[value],
            }))}
            onChange={(channel) =>
              show({ channel: channel || undefined } as Partial<VoucherFilter>)
            }
          />
        )}
      </div>
      {isOne !== undefined && (
        <p className="mb-3 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          {filter.part === 'gifts' ? texts.oneGift : texts.oneCampaign}
          <Anchor
            to={backofficePaths.offerReport(offerQuery(withoutOne(filter)))}
            className="inline-flex min-h-11 items-center text-primary underline"
          >
            {texts.showAll}
          </Anchor>
        </p>
      )}
    </>
  )
}

function withoutOne(filter: OfferFilter): OfferFilter {
  if (filter.part === 'gifts') {
    const { gift: _, ...rest } = filter
    return rest
  }
  const { campaign: _, ...rest } = filter
  return rest
}
