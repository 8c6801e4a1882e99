import MapIcon from 'lucide-react/icons/map'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import {
  counterfeitReports,
  listReportPeople,
  type CounterfeitReport,
} from '#domain/genuine/backoffice/reports.ts'
import { listNewProvinces } from '#domain/location/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { useQuery } from '../data/use-query.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { FilterOption, ScreenDefinition } from '../kit/screen.ts'
import { When } from '../parts/When.tsx'
import { NotesPanel } from './NotesPanel.tsx'
import { pickInput } from './pick-input.tsx'
import { FactsPanel, PicturePanel } from './ReportPanels.tsx'
import { TakeReport } from './TakeReport.tsx'
import { counterfeitTexts as texts } from './texts.ts'

const tones: Record<CounterfeitReport['state'], BadgeTone> = {
  new: 'point',
  checking: 'info',
  counterfeit: 'sale',
  genuine: 'ok',
  closed: 'neutral',
}

const screen: ScreenDefinition<typeof counterfeitReports> = {
  words: texts,
  icon: <ShieldAlert aria-hidden="true" />,
  path: backofficePaths.counterfeits(),
  recordPath: backofficePaths.counterfeit,
  titleOf: ({ reference }) => reference,
  columns: [
    {
      key: 'reference',
      head: texts.columns.reference,
      cell: ({ reference, code_masked: code }) => (
        <span className="tabular block whitespace-nowrap">
          <b className="font-semibold">{reference}</b>
          <span className="block text-ink-3">{code}</span>
        </span>
      ),
    },
    { key: 'product', head: texts.columns.product, cell: productOf },
    { key: 'place', head: texts.columns.place, cell: placeOf },
    {
      key: 'owner',
      head: texts.columns.owner,
      cell: ({ assigned_name: name }) => name || <span className="text-ink-3">{texts.nobody}</span>,
    },
    { key: 'state', head: texts.columns.state, sort: 'state', cell: stateOf },
    {
      key: 'age',
      head: texts.columns.age,
      sort: 'age',
      className: 'whitespace-nowrap',
      cell: ({ created_at: at }) => <When at={at} className="text-ink-3" />,
    },
  ],
  card: cardOf,
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
    owner: {
      param: 'nguoi-xu-ly',
      label: texts.owner,
      all: texts.allOwners,
      options: texts.owners,
    },
    province: {
      param: 'tinh',
      label: texts.province,
      all: texts.allProvinces,
      options: useProvinces,
    },
    batch: {
      param: 'lo',
      label: texts.batch,
      all: texts.anyBatch,
      options: {},
      isLinked: true,
    },
    member: {
      param: 'khach',
      label: texts.member,
      all: texts.anyMember,
      options: {},
      isLinked: true,
    },
  },
  fields: {
    state: { label: texts.state, labels: texts.ownStates },
    assigned_to: { label: texts.owner, input: pickInput(usePeople, texts.nobody) },
    province: { label: texts.province, input: pickInput(useProvinces, texts.noProvince) },
  },
  blank: { state: 'new', assigned_to: null, province: null },
  actions: MapLink,
}

/** What members suspect: open ones first, the longest waiting on top. */
export const CounterfeitsScreen = resourceScreen(counterfeitReports, screen)

/** One report: what was seen and where, what staff found, what its sender was told. */
export const CounterfeitScreen = recordPage(counterfeitReports, screen, {
  badge: stateOf,
  panels: (report, onChanged) => (
    <>
      <TakeReport report={report} onChanged={onChanged} />
      <FactsPanel report={report} />
      <NotesPanel report={report} onChanged={onChanged} />
    </>
  ),
  side: (report) => <PicturePanel report={report} />,
})

function MapLink() {
  return (
    <Anchor to={backofficePaths.counterfeitMap()} className={buttonClass({ variant: 'secondary' })}>
      <MapIcon aria-hidden="true" className="size-4.5" />
      {texts.map}
    </Anchor>
  )
}

function useProvinces(): readonly FilterOption[] {
  const { data } = useQuery(listNewProvinces, {})
  return (data ?? []).map(({ id, name: label }) => ({ value: String(id), label }))
}

function usePeople(): readonly FilterOption[] {
  const { data } = useQuery(listReportPeople, {})
  return (data ?? []).map(({ id, name: label }) => ({ value: String(id), label }))
}

function productOf({ product, batch, has_photo: hasPhoto }: CounterfeitReport) {
  return (
    <span className="block max-w-[36ch]">
      {batch ? product : <span className="text-sale-deep">{texts.notOurs}</span>}
      <span className="block text-ink-3">
        {[batch?.name, hasPhoto && texts.photo].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

function placeOf({ place, province_name: province }: CounterfeitReport) {
  return (
    <span className="block max-w-[36ch]">
      <span className="line-clamp-2">{place}</span>
      <span className="block text-ink-3">{province || texts.noProvince}</span>
    </span>
  )
}

function stateOf({ state, late }: CounterfeitReport) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{texts.ownStates[state]}</Badge>
      {late && <Badge tone="sale">{texts.isLate}</Badge>}
    </span>
  )
}

function cardOf(row: CounterfeitReport) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="tabular font-semibold">{row.reference}</b>
        {stateOf(row)}
      </span>
      {productOf(row)}
      <span className="line-clamp-2">{row.place}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-ink-3">
        <span>{row.assigned_name || texts.nobody}</span>
        <When at={row.created_at} />
      </span>
    </span>
  )
}
