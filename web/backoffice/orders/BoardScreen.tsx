import { useState } from 'react'
import Package from 'lucide-react/icons/package'
import { useSearchParams } from 'react-router'
import { listBoard } from '#domain/order/backoffice/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useCursorList } from '../data/use-query.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import { useFilters } from '../parts/list-address.ts'
import { ListBody } from '../parts/ListBody.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useCan } from '../data/staff-session.ts'
import { backofficePaths } from '../paths.ts'
import {
  boardExport,
  boardInput,
  boardPath,
  countFilters,
  readBoardFilter,
} from './board-filter.ts'
import { BoardChips } from './BoardChips.tsx'
import { BoardFilters } from './BoardFilters.tsx'
import { BoardRows } from './BoardRows.tsx'
import type { Shippable } from './ship-many.ts'
import { boardTexts as texts } from './texts.ts'

const shipDialog = lazyPart(async () => (await import('./ShipDialog.tsx')).ShipDialog)

/** All orders, by state, filter and order; the address holds what is looked at. */
export function BoardScreen() {
  const [query] = useSearchParams()
  const filter = readBoardFilter(query)
  const change = useFilters(filter, boardPath)
  const list = useCursorList(
    listBoard,
    { ...boardInput(filter) },
    { idOf: ({ code }) => code, live: ['orders'] },
  )
  // Here, as those that have left may have been all that the list showed.
  const [shipping, setShipping] = useState<readonly Shippable[] | null>(null)
  const isNarrowed = Boolean(filter.status) || filter.q !== '' || countFilters(filter) > 0
  return (
    <>
      <PageHead
        title={texts.title}
        actions={
          useCan('orders.create') && (
            <ButtonLink to={backofficePaths.phoneOrder()}>{texts.takeOrder}</ButtonLink>
          )
        }
        more={
          useCan('orders.export') && (
            <ExportLink href={boardExport(filter)}>{texts.export}</ExportLink>
          )
        }
      />
      <BoardChips filter={filter} />
      <BoardFilters filter={filter} change={change} />
      <ListBody list={list} arrivedLabel={texts.arrived} empty={isNarrowed ? undefined : <None />}>
        {(rows) => <BoardRows rows={rows} filter={filter} change={change} onShip={setShipping} />}
      </ListBody>
      {shipping && <shipDialog.Part orders={shipping} onClose={() => setShipping(null)} />}
    </>
  )
}

function None() {
  return (
    <EmptyState
      icon={<Package aria-hidden="true" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
    />
  )
}
