import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import type { Endpoint } from '#domain/contract.ts'
import type { IdOf, RowOf } from '#domain/resource.ts'
import { Button } from '#web/ui/Button.tsx'
import { usePageActions } from '../data/page-actions.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { PagedList, type PagedListProps } from '../parts/PagedList.tsx'
import { BulkBar } from './bulk/BulkBar.tsx'
import { useTicks } from './bulk/use-ticks.tsx'
import { isNarrowed, listInput, type ListState } from './list-state.ts'
import { ListFrame } from './ListFrame.tsx'
import { ListRows } from './ListRows.tsx'
import type { ScreenDefinition, ScreenWords, ShownResource } from './screen.ts'
import { filesDialog, recordDialog, ScreenDialogs, useDialogs } from './screen-dialogs.tsx'
import type { DialogState } from './screen-dialogs.tsx'
import { kitTexts as texts } from './texts.ts'
import { useListState } from './use-list-state.ts'

const pageSize = 30

/** The list of one kind of record, with all that is done from it. */
export function resourceScreen<R extends ShownResource>(
  resource: R,
  asWritten: ScreenDefinition<R>,
): () => ReactNode {
  const screen = resource.create ? asWritten : withoutAdding(asWritten)
  return function ResourceScreen() {
    const shown = useListState(resource, screen)
    const { state, pathFor } = shown
    const answer = useRows(resource, state)
    const dialogs = useDialogs<RowOf<R>>()
    const canEdit = useCan(`${resource.permission}.edit`)
    const rows = answer.data?.items ?? []
    const total = answer.data?.paginate.total_data
    const ticks = useTicks(screen, rows, state, canEdit)
    usePageActions(canEdit ? actionsOf(screen.words, dialogs) : [])
    return (
      <ListFrame
        listing={resource}
        screen={screen}
        shown={shown}
        columns={screen.columns}
        total={total}
        actions={beginningOf(screen, canEdit, dialogs)}
        more={moreOf(screen, canEdit, dialogs)}
        keys={{
          onEdit: canEdit ? (at) => dialogs.edit(rows[at]) : undefined,
          onTick: ticks?.selection.toggle,
          onLook: (at) => dialogs.look(rows[at]),
        }}
      >
        {(columns) => (
          <>
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
                  keyOf={(row) => idOf(row)}
                  rowTo={(row) => screen.recordPath(idOf(row))}
                  lead={ticks?.lead}
                  card={screen.card}
                />
              )}
            </PagedList>
            {ticks && (
              <BulkBar
                selection={ticks.selection}
                total={total ?? 0}
                count={ticks.words.count}
                actions={ticks.words.actions}
                onAct={(action) => dialogs.act(action, ticks.chosen(listInput(state), total ?? 0))}
              />
            )}
            <ScreenDialogs
              resource={resource}
              screen={screen}
              dialogs={dialogs}
              onDone={answer.refresh}
              onActed={() => ticks?.selection.clear()}
            />
          </>
        )}
      </ListFrame>
    )
  }
}

/** A button whose endpoint is not served would be one that never works. */
function withoutAdding<R extends ShownResource>(screen: ScreenDefinition<R>): ScreenDefinition<R> {
  const { add: _unserved, ...words } = screen.words
  return { ...screen, words }
}

function idOf<R extends ShownResource>(row: RowOf<R>): IdOf<R> & (string | number) {
  return (row as { id: unknown }).id as IdOf<R> & (string | number)
}

interface RowsPage<R extends ShownResource> {
  items: RowOf<R>[]
  paginate: { total_page: number; total_data: number }
}

export function useRows<R extends ShownResource>(
  resource: R,
  state: ListState,
  limit: number = pageSize,
) {
  const input = { ...listInput(state), page: state.page, limit }
  const query = useQuery<Endpoint>(resource.list, input, { keepsPrevious: true })
  return query as unknown as PagedListProps<RowOf<R>>['answer'] & {
    data: RowsPage<R> | undefined
  }
}

/** What Ctrl-K offers here. */
function actionsOf<Row>({ add, importSays }: ScreenWords, dialogs: DialogState<Row>) {
  const imports = importSays ? [{ label: texts.import, run: dialogs.import }] : []
  const adds = add ? [{ label: add, run: dialogs.add }] : []
  return [...adds, ...imports]
}

/** Adding one; where nobody adds any, what else begins here. */
function beginningOf<R extends ShownResource>(
  { actions: Own, words }: ScreenDefinition<R>,
  canEdit: boolean,
  dialogs: DialogState<RowOf<R>>,
): ReactNode {
  if (words.add) return canEdit && <Add words={words} dialogs={dialogs} />
  return Own && <Own />
}

/** What is there for fewer: the screen's own, and rows from a file. */
export function moreOf<R extends ShownResource>(
  { actions: Own, words }: ScreenDefinition<R>,
  canEdit: boolean,
  dialogs: DialogState<RowOf<R>>,
): ReactNode {
  const canImport = canEdit && words.importSays
  const isMore = Own && words.add
  if (!isMore && !canImport) return null
  return (
    <>
      {isMore && <Own />}
      {canImport && (
        <Button variant="secondary" {...filesDialog.intent} onClick={dialogs.import}>
          {texts.import}
        </Button>
      )}
    </>
  )
}

/** On a phone its sign alone. */
function Add<Row>({ words: { add }, dialogs }: { words: ScreenWords; dialogs: DialogState<Row> }) {
  if (!add) return null
  return (
    <Button
      {...recordDialog.intent}
      icon={<Plus aria-hidden="true" className="size-4.5 phone:size-5.5" />}
      onClick={dialogs.add}
      className="phone:px-2.5"
    >
      <span className="phone:sr-only">{add}</span>
    </Button>
  )
}
