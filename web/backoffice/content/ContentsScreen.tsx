import CalendarClock from 'lucide-react/icons/calendar-clock'
import Newspaper from 'lucide-react/icons/newspaper'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { legalPages } from '#domain/opening/legal-pages.ts'
import { listContent, type ContentRow } from '#domain/publishing/backoffice/api.ts'
import { contentKinds, type ContentKind } from '#domain/publishing/kinds.ts'
import { publishingTexts } from '#domain/publishing/texts.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { useListKeys } from '../kit/use-list-keys.ts'
import { pageParam, readPositive, readQuery, useFilters } from '../parts/list-address.ts'
import { FilterBar } from '../parts/FilterBar.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { useIsWide } from '../parts/use-is-wide.ts'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { When } from '../parts/When.tsx'
import { AddContentDialog } from './AddContentDialog.tsx'
import { AsOfDialog } from './AsOfDialog.tsx'
import { publishPart } from './place-of-content.ts'
import { stateTone, stateWords } from './state-words.ts'
import { contentTexts as texts } from './texts.ts'

const states = ['waiting', 'approved', 'live', 'changed', 'planned', 'draft', 'archived'] as const

const help = lazyPart(async () => (await import('../kit/KeyHelp.tsx')).KeyHelp)

/** It edits, ticks and looks into no row: each opens a page. */
const noRowKeys = {}

interface Filter {
  q: string
  kind?: ContentKind
  state?: (typeof states)[number]
  page: number
}

function readFilter(query: URLSearchParams): Filter {
  return {
    q: readQuery(query),
    kind: contentKinds.find((each) => each === query.get('kind')),
    state: states.find((each) => each === query.get('state')),
    page: readPositive(query, 'page') ?? 1,
  }
}

function pathOf({ q, kind, state, page }: Filter): string {
  return backofficePaths.contents({ kind, state, q, page: pageParam(page) })
}

/** What is written, of one kind or all; what was saved last stands first. */
export function ContentsScreen() {
  const [query] = useSearchParams()
  const filter = readFilter(query)
  const { q, kind, state, page } = filter
  const change = useFilters(filter, pathOf)
  const [isHelping, setHelping] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const canReview = useCan('content.review')
  useListKeys({ list, onLook: () => undefined, onHelp: () => setHelping(true) })
  const answer = useQuery(
    listContent,
    { ...(q && { q }), ...(kind && { kind }), ...(state && { state }), page, limit: 30 },
    { keepsPrevious: true },
  )
  return (
    <>
      <PageHead
        title={texts.title}
        text={useIsWide() && texts.text}
        actions={useCan('content.edit') && <Add kind={kind} page={pageToBegin(query)} />}
        more={<AsOf />}
      />
      <StateChips label={texts.states} chips={stateChips(filter)} />
      <FilterBar
        count={kind ? 1 : 0}
        clear={pathOf({ ...filter, kind: undefined, page: 1 })}
        search={
          <SearchFilter label={texts.search} value={q} onChange={(words) => change({ q: words })} />
        }
      >
        <SelectFilter
          label={texts.kinds}
          all={texts.allKinds}
          value={kind ?? ''}
          options={contentKinds.map((value) => ({ value, label: publishingTexts.kinds[value] }))}
          onChange={(value) => change({ kind: contentKinds.find((each) => each === value) })}
        />
      </FilterBar>
      <div ref={list} data-rows="">
        <PagedList
          answer={answer}
          page={page}
          hrefFor={(other) => pathOf({ ...filter, page: other })}
          isNarrowed={q !== '' || kind !== undefined || state !== undefined}
          icon={<Newspaper aria-hidden="true" />}
          words={texts}
        >
          {(rows) => (
            <Rows
              caption={texts.table}
              rows={rows}
              columns={columns}
              keyOf={({ id }) => id}
              // Whoever may review is led to where that is done.
              rowTo={({ id, waits }) =>
                backofficePaths.content(id, waits && canReview ? { phan: publishPart } : {})
              }
              card={cardOf}
            />
          )}
        </PagedList>
      </div>
      {isHelping && <help.Part keys={noRowKeys} onClose={() => setHelping(false)} />}
    </>
  )
}

function AsOf() {
  const [isWalking, setWalking] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<CalendarClock aria-hidden="true" className="size-4.5" />}
        onClick={() => setWalking(true)}
      >
        {texts.asOf}
      </Button>
      {isWalking && <AsOfDialog onClose={() => setWalking(false)} />}
    </>
  )
}

function stateChips(filter: Filter) {
  return [undefined, ...states].map((state) => ({
    key: state ?? 'all',
    label: state ? texts.stateChips[state] : texts.allStates,
    to: pathOf({ ...filter, state, page: 1 }),
    isCurrent: filter.state === state,
  }))
}

/** The checklist before the opening leads here for a page that nobody has begun. */
function pageToBegin(query: URLSearchParams) {
  return legalPages.find(({ slug }) => slug === query.get('them'))
}

function Add({
  kind,
  page,
}: Pick<Filter, 'kind'> & { page: (typeof legalPages)[number] | undefined }) {
  const [isOpen, setOpen] = useState(page !== undefined)
  return (
    <>
      <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      {isOpen && <AddContentDialog kind={kind} page={page} onClose={() => setOpen(false)} />}
    </>
  )
}

const columns: Column<ContentRow>[] = [
  { key: 'title', head: texts.columns.title, className: 'w-full', cell: titleOf },
  {
    key: 'kind',
    head: texts.columns.kind,
    className: 'whitespace-nowrap',
    cell: ({ kind }) => publishingTexts.kinds[kind],
  },
  { key: 'state', head: texts.columns.state, className: 'whitespace-nowrap', cell: badgeOf },
  { key: 'saved', head: texts.columns.saved, className: 'whitespace-nowrap', cell: savedOf },
]

function titleOf({ title, slug }: ContentRow) {
  return (
    <span className="block min-w-48">
      <b className="block font-semibold wrap-anywhere">{title || texts.untitled}</b>
      <span className="block text-xs text-ink-3 wrap-anywhere">{slug}</span>
    </span>
  )
}

function badgeOf(row: ContentRow) {
  return <Badge tone={stateTone(row)}>{stateWords(row)}</Badge>
}

function savedOf({ saved_at: at, saved_by: staff }: ContentRow) {
  return (
    <>
      <When at={at} /> <span className="text-ink-3">{texts.savedBy(staff)}</span>
    </>
  )
}

function cardOf(row: ContentRow) {
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      {titleOf(row)}
      <span>{badgeOf(row)}</span>
      <span className="text-ink-2">
        {publishingTexts.kinds[row.kind]} · {savedOf(row)}
      </span>
    </span>
  )
}
