import type { ReactNode } from 'react'
import type { IdOf, RowOf } from '#domain/resource.ts'
import { rulesAt } from '#web/form/any-form.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { useCan } from '../../data/staff-session.ts'
import { LeaveQuestion } from '../../parts/LeaveQuestion.tsx'
import { PagedList } from '../../parts/PagedList.tsx'
import { isNarrowed } from '../list-state.ts'
import { ListFrame } from '../ListFrame.tsx'
import { ListRows } from '../ListRows.tsx'
import { moreOf, resourceScreen, useRows } from '../resource-screen.tsx'
import { ScreenDialogs, useDialogs } from '../screen-dialogs.tsx'
import type { FieldWords, ScreenColumn, ScreenDefinition, ShownResource } from '../screen.ts'
import { sheetTexts as texts } from './texts.ts'
import { useListState } from '../use-list-state.ts'
import { FigureCell } from './FigureCell.tsx'
import { SheetBar } from './SheetBar.tsx'
import { useSheet, type SheetState } from './use-sheet.ts'

export interface Sheet<R extends ShownResource> {
  /** By column, the field that is typed over in it. */
  cells: Readonly<Record<string, string>>
  /** What stands behind a figure. */
  unit: string
  /** Below a row's name where there is no room for columns. */
  below: (row: RowOf<R>) => string
}

/** All that one page takes: as much as the server gives at once. */
const pageSize = 100

/** A list of few figures a row, all on one page and typed over where they stand; read by whoever may not edit. */
export function sheetScreen<R extends ShownResource>(
  resource: R,
  screen: ScreenDefinition<R>,
  sheet: Sheet<R>,
): () => ReactNode {
  const Read = resourceScreen(resource, screen)
  function Written() {
    const shown = useListState(resource, screen)
    const { state, pathFor } = shown
    const answer = useRows(resource, state, pageSize)
    const dialogs = useDialogs<RowOf<R>>()
    const edits = useSheet(resource)
    const rows = answer.data?.items ?? []
    const cellOf = cellsOf(resource, screen, edits)
    return (
      <ListFrame
        listing={resource}
        screen={screen}
        shown={shown}
        columns={screen.columns.map((column, at) =>
          columnOf(column, at, { screen, sheet, cellOf }),
        )}
        total={answer.data?.paginate.total_data}
        more={moreOf(screen, true, dialogs)}
        keys={{ onEdit: (at) => dialogs.edit(rows[at]), onLook: (at) => dialogs.look(rows[at]) }}
      >
        {(columns) => (
          <>
            <LeaveQuestion isUnsaved={edits.changed > 0} />
            <PagedList
              answer={answer}
              page={state.page}
              hrefFor={(page) => pathFor({ page })}
              isNarrowed={isNarrowed(state)}
              icon={screen.icon}
              words={screen.words}
            >
              {(some) => (
                <ListRows
                  caption={screen.words.table}
                  rows={some}
                  columns={columns}
                  keyOf={({ id }) => id as string | number}
                  isMarked={(row) => edits.isChanged(row)}
                  isDense
                  card={cardsOf(screen, sheet, cellOf)}
                />
              )}
            </PagedList>
            {edits.changed > 0 && <SheetBar edits={edits} onSaved={answer.refresh} />}
            <ScreenDialogs
              resource={resource}
              screen={screen}
              dialogs={dialogs}
              onDone={answer.refresh}
              onActed={() => undefined}
            />
          </>
        )}
      </ListFrame>
    )
  }
  return function SheetScreen() {
    return useCan(`${resource.permission}.edit`) ? <Written /> : <Read />
  }
}

type CellOf<R extends ShownResource> = (row: RowOf<R>, field: string) => ReactNode

function cellsOf<R extends ShownResource>(
  resource: R,
  { fields, titleOf }: ScreenDefinition<R>,
  edits: SheetState,
): CellOf<R> {
  const words = fields as Readonly<Record<string, FieldWords>>
  return (row, field) => (
    <FigureCell
      key={field}
      field={field}
      label={texts.cellOf(words[field]?.label ?? field, titleOf(row))}
      value={edits.valueOf(row, field)}
      maxLength={rulesAt(resource.fields, field).maxLength}
      wrong={edits.wrongOf(row, field)}
      readOnly={edits.isSaving}
      onChange={(text) => edits.set(row, field, text)}
    />
  )
}

/** Name and figures where there is no room for columns. */
function cardsOf<R extends ShownResource>(
  screen: ScreenDefinition<R>,
  { cells, unit, below }: Sheet<R>,
  cellOf: CellOf<R>,
): (row: RowOf<R>) => ReactNode {
  return (row) => (
    <span className="flex flex-wrap items-center justify-between gap-3">
      <span className="flex min-w-0 flex-col text-sm">
        {nameOf(screen, row, screen.columns[0]?.cell(row))}
        <span className="text-ink-2">{below(row)}</span>
      </span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {Object.values(cells).map((field) => cellOf(row, field))}
        <span aria-hidden="true" className="text-sm text-ink-2">
          {unit}
        </span>
      </span>
    </span>
  )
}

/** The first leads to the record, a figure's is an input, any other stays. */
function columnOf<R extends ShownResource>(
  column: ScreenColumn<R>,
  at: number,
  { screen, sheet, cellOf }: { screen: ScreenDefinition<R>; sheet: Sheet<R>; cellOf: CellOf<R> },
): ScreenColumn<R> {
  if (at === 0) return { ...column, cell: (row) => nameOf(screen, row, column.cell(row)) }
  const field = sheet.cells[column.key]
  return field === undefined
    ? column
    : {
        ...column,
        cell: (row) => (
          <span className="inline-flex items-center gap-1.5">
            {cellOf(row, field)}
            <span aria-hidden="true" className="text-ink-2">
              {sheet.unit}
            </span>
          </span>
        ),
      }
}

function nameOf<R extends ShownResource>(
  { recordPath }: ScreenDefinition<R>,
  row: RowOf<R>,
  name: ReactNode,
): ReactNode {
  return (
    <Anchor to={recordPath((row as { id: unknown }).id as IdOf<R>)} className="hover:text-primary">
      {name}
    </Anchor>
  )
}
