import type {
  Expression,
  ExpressionBuilder,
  ReferenceExpression,
  SelectQueryBuilder,
  SqlBool,
} from 'kysely'
import type { AnyResource, FiltersOf, SortOf } from '#domain/resource.ts'
import type { Db } from '../platform/db.ts'
import type { Match } from './search.ts'

type Query<DB, TB extends keyof DB, O> = SelectQueryBuilder<DB, TB, O>

interface ListShape<R extends AnyResource, DB, TB extends keyof DB, O> {
  /** Rows with their columns, before anything narrows or sorts them. */
  rows: (db: Db) => Query<DB, TB, O>
  /** A row is found when one of these matches what was typed. */
  search: readonly Match<DB, TB>[]
  filters: {
    [Name in keyof FiltersOf<R>]-?: (
      row: ExpressionBuilder<DB, TB>,
      value: NonNullable<FiltersOf<R>[Name]>,
    ) => Expression<SqlBool>
  }
  sorts: Record<SortOf<R>, ReferenceExpression<DB, TB>>
  /** What tells two rows of one place apart: pages neither repeat nor leave out. */
  tie: ReferenceExpression<DB, TB>
}

/** What `list` is asked for. */
export interface Asked {
  q?: string
  sort: string
  page: number
  limit: number
}

/** How one kind of record is listed: a page of rows, and how many there are. */
export function listQuery<R extends AnyResource, DB, TB extends keyof DB, O>(
  _resource: R,
  shape: ListShape<R, DB, TB, O>,
): (db: Db, asked: Asked & FiltersOf<R>) => Promise<{ rows: O[]; total: number }> {
  return async (db, asked) => {
    const found = narrowed(shape, shape.rows(db), asked)
    const [rows, total] = await Promise.all([
      sorted(shape, found, asked.sort)
        .limit(asked.limit)
        .offset((asked.page - 1) * asked.limit)
        .execute(),
      countOf(found),
    ])
    return { rows: rows, total }
  }
}

function narrowed<R extends AnyResource, DB, TB extends keyof DB, O>(
  { search, filters }: ListShape<R, DB, TB, O>,
  query: Query<DB, TB, O>,
  { q = '', ...asked }: Asked & FiltersOf<R>,
): Query<DB, TB, O> {
  let rows = query
  for (const [name, value] of Object.entries(asked)) {
    const filter = filters[name as keyof typeof filters] as
      ((row: ExpressionBuilder<DB, TB>, given: unknown) => Expression<SqlBool>) | undefined
    if (filter && value !== undefined) rows = rows.where((row) => filter(row, value))
  }
  if (q === '') return rows
  return rows.where((row) => {
    const matches = search.map((match) => match(row, q)).filter((match) => match !== null)
    return row.or(matches)
  })
}

function sorted<R extends AnyResource, DB, TB extends keyof DB, O>(
  { sorts, tie }: ListShape<R, DB, TB, O>,
  query: Query<DB, TB, O>,
  sort: string,
): Query<DB, TB, O> {
  const isDown = sort.startsWith('-')
  const by = sorts[(isDown ? sort.slice(1) : sort) as SortOf<R>]
  return query.orderBy(by as never, isDown ? 'desc' : 'asc').orderBy(tie as never)
}

async function countOf<DB, TB extends keyof DB, O>(query: Query<DB, TB, O>): Promise<number> {
  const { total } = (await query
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()) as { total: number }
  return total
}
