import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import { listReviews, type ListedReview } from '#domain/review/backoffice/api.ts'
import { reviewList } from '#domain/review/backoffice/lists.ts'
import { reviewStateLabels, reviewStates } from '#domain/review/states.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import type { RowLead } from '#web/ui/Table.tsx'
import { useCan } from '../data/staff-session.ts'
import { useCursorList } from '../data/use-query.ts'
import { BulkBar } from '../kit/bulk/BulkBar.tsx'
import { TickBox } from '../kit/bulk/TickBox.tsx'
import { useSelection, type Selection } from '../kit/bulk/use-selection.ts'
import { CursorScreen } from '../kit/CursorScreen.tsx'
import { askedOf } from '../kit/list-state.ts'
import type { ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { When } from '../parts/When.tsx'
import { reviewTones } from './review-tones.ts'
import { ShowManyDialog } from './ShowManyDialog.tsx'
import { StarCount } from './StarCount.tsx'
import { backofficeReviewTexts as texts } from './texts.ts'

const screen = {
  words: { ...texts.list, title: texts.title },
  path: backofficePaths.reviews(),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.columns.state,
      all: texts.list.states,
      options: Object.fromEntries(reviewStates.map((state) => [state, reviewStateLabels[state]])),
      isTab: true,
    },
    stars: {
      param: 'sao',
      label: texts.columns.stars,
      all: texts.all.stars,
      options: Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [stars, texts.stars(stars)])),
    },
    findings: {
      param: 'canh-bao',
      label: texts.columns.findings,
      all: texts.all.findings,
      options: { yes: texts.withFindings, no: texts.withoutFindings },
    },
    answered: {
      param: 'tra-loi',
      label: texts.columns.answered,
      all: texts.all.answered,
      options: { yes: texts.isAnswered, no: texts.notAnswered },
    },
  },
} as const

/** What buyers say, the newest first; what waits is marked, and many that are clean are shown at once. */
export function ReviewsScreen() {
  const shown = useListState(reviewList, screen)
  const asked = askedOf(reviewList, shown.state)
  const list = useCursorList(listReviews, asked, { idOf: ({ id }) => id, live: ['reviews'] })
  const ids = list.rows.map(({ id }) => id)
  const selection = useSelection(ids, JSON.stringify(asked))
  const [isShowing, setIsShowing] = useState(false)
  const canModerate = useCan('reviews.moderate')
  const taken = list.rows.filter(({ id }) => selection.has(id))
  const told = list.first?.asked
  return (
    <>
      <CursorScreen
        listing={reviewList}
        screen={screen}
        shown={shown}
        list={list}
        columns={columns}
        card={cardOf}
        rowTo={({ id }) => backofficePaths.review(id)}
        isMarked={(row) => row.state === 'waiting'}
        icon={<Star aria-hidden="true" />}
        note={
          told &&
          told.sent > 0 && (
            <p className="mb-3.5 text-sm text-ink-2">{texts.asked(told.sent, told.wrote)}</p>
          )
        }
        lead={canModerate ? leadOf(selection) : undefined}
        onTick={canModerate ? selection.toggle : undefined}
        below={
          canModerate && (
            <BulkBar
              selection={selection}
              total={ids.length}
              count={texts.count}
              actions={{ show: { label: texts.showMany, will: texts.showManyWill } }}
              onAct={() => setIsShowing(true)}
            />
          )
        }
      />
      {isShowing && (
        <ShowManyDialog
          reviews={taken}
          onDone={() => {
            selection.clear()
            void list.refresh()
          }}
          onClose={() => setIsShowing(false)}
        />
      )}
    </>
  )
}

const columns: readonly ScreenColumn<typeof reviewList>[] = [
  {
    key: 'product',
    head: texts.columns.product,
    cell: ({ product_name: name, order_code: code }) => (
      <>
        <b className="font-semibold">{name}</b>
        <span className="block text-ink-3">{code}</span>
      </>
    ),
  },
  { key: 'stars', head: texts.columns.stars, cell: ({ stars }) => <StarCount stars={stars} /> },
  { key: 'words', head: texts.columns.words, cell: (row) => <Words row={row} /> },
  { key: 'state', head: texts.columns.state, cell: (row) => <State row={row} /> },
  {
    key: 'at',
    head: texts.columns.at,
    className: 'whitespace-nowrap',
    cell: ({ created_at: at }) => <When at={at} className="text-ink-3" />,
  },
]

/** The tick boxes before the rows. */
function leadOf(selection: Selection): RowLead<ListedReview> {
  const { has, toggle, isPageTaken, togglePage } = selection
  return {
    head: <TickBox label={texts.tickPage} isTicked={isPageTaken} onToggle={togglePage} />,
    cell: ({ id, product_name: product }, place) => (
      <TickBox
        label={texts.tick(product)}
        isTicked={has(id)}
        onToggle={(isRange) => toggle(place, isRange)}
      />
    ),
  }
}

function cardOf(row: ListedReview) {
  return <CardFace row={row} />
}

function Words({ row: { words, photos, findings, writer } }: { row: ListedReview }) {
  return (
    <>
      <span className="line-clamp-2 max-w-[56ch]">{words || texts.noWords}</span>
      <span className="block text-ink-3">
        {writer || texts.somebody}
        {photos > 0 && ` · ${texts.photoCount(photos)}`}
        {findings > 0 && (
          <b className="font-semibold text-sale-deep"> · {texts.findingCount(findings)}</b>
        )}
      </span>
    </>
  )
}

function State({ row: { state, answered } }: { row: ListedReview }) {
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={reviewTones[state]} className="whitespace-nowrap">
        {reviewStateLabels[state]}
      </Badge>
      {answered && <span className="text-xs text-ink-3">{texts.isAnswered}</span>}
    </span>
  )
}

function CardFace({ row }: { row: ListedReview }) {
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <span className="flex items-start justify-between gap-3">
        <b className="font-semibold">{row.product_name}</b>
        <StarCount stars={row.stars} />
      </span>
      <Words row={row} />
      <span className="flex items-center justify-between gap-3 text-ink-3">
        <State row={row} />
        <When at={row.created_at} />
      </span>
    </span>
  )
}
