import type { BellKind } from '#domain/bell/kinds.ts'
import { adjustmentTitle, reportTitle } from '#domain/bell/texts.ts'
import type { Db } from '../platform/db.ts'

interface Told {
  kind: string
  subject: string
  title: string
}

type Find = (db: Db, ids: readonly number[]) => Promise<{ id: number; title: string }[]>

/**
 * What a line is about where its event could not say so in words: which product and where, how many points and why.
 * What is gone since then stays as it was told.
 */
export async function withTitles<Row extends Told>(db: Db, rows: readonly Row[]): Promise<Row[]> {
  const found = await Promise.all(
    about.map(async ({ kinds, find }) => {
      const mine = rows.filter(({ kind }) => kinds.includes(kind as BellKind))
      const ids = [...new Set(mine.map(({ subject }) => Number(subject)))]
      const titles = new Map(
        (ids.length === 0 ? [] : await find(db, ids)).map(({ id, title }) => [id, title]),
      )
      return { kinds, titles }
    }),
  )
  return rows.map((row) => {
    const of = found.find(({ kinds }) => kinds.includes(row.kind as BellKind))
    return { ...row, title: of?.titles.get(Number(row.subject)) || row.title }
  })
}

const findReports: Find = async (db, ids) => {
  const rows = await db
    .selectFrom('counterfeit_report as r')
    .leftJoin('code_batch as b', 'b.id', 'r.batch_id')
    .leftJoin('product as p', 'p.id', 'b.product_id')
    .select(['r.id', 'r.place', 'p.name as product'])
    .where('r.id', 'in', [...ids])
    .execute()
  return rows.map(({ id, product, place }) => ({ id, title: reportTitle(product, place) }))
}

const findAdjustments: Find = async (db, ids) => {
  const rows = await db
    .selectFrom('point_adjustment')
    .select(['id', 'points', 'told'])
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id, points, told }) => ({ id, title: adjustmentTitle(points, told) }))
}

const about: readonly { kinds: readonly BellKind[]; find: Find }[] = [
  { kinds: ['counterfeitNew', 'counterfeitAssigned'], find: findReports },
  {
    kinds: ['adjustmentWaits', 'adjustmentApproved', 'adjustmentRefused'],
    find: findAdjustments,
  },
]
