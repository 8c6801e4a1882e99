import type { DeskStore } from '#domain/drugstore/desk/api.ts'
import type { Db } from '../../platform/db.ts'
import { rowsOf } from '../../platform/rows-of.ts'

export interface DeskStoreRow extends Omit<DeskStore, 'last_seen_at'> {
  lastSeenAt: Date | null
}

export interface StoreFilter {
  /** Start of a code, in capitals; null for any. */
  code: string | null
  /** Words of the name, folded, each as `%word%`. */
  words: readonly string[] | null
  /** The end of a phone. */
  phoneEnd: string | null
  status: string | null
  /** A province of today, and those of the old scheme that went into it. */
  province: { id: number; old: readonly number[] } | null
}

const columns = `d.id, d.code, d.name, d.phone, d.full_address, d.status, d.version,
  (select count(*)::int from drugstore_user u where u.drugstore_id = d.id) as accounts,
  (select max(last_seen_at) from drugstore_user u where u.drugstore_id = d.id) as "lastSeenAt"`

/** One page by code, and how many there are. */
export async function listRows(
  db: Db,
  { code, words, phoneEnd, status, province }: StoreFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DeskStoreRow[]; total: number }> {
  const rows = await rowsOf<DeskStoreRow & { total: number }>(
    db,
    `select ${columns}, count(*) over ()::int as total from drugstore d
     where ($1::text is null or d.status = $1)
       and ($2::int is null or d.scheme = 'gso34' and d.province_id = $2
         or d.scheme = 'gso63' and d.province_id = any ($8::int[]))
       and ($3::text is null and $4::text[] is null and $5::text is null
         or starts_with(upper(d.code), $3)
         or vn_fold(d.name) like all ($4)
         or right(d.phone, length($5)) = $5)
     order by d.code limit $6 offset $7`,
    [status, province?.id ?? null, code, words, phoneEnd, limit, offset, province?.old ?? []],
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function findRow(db: Db, id: number): Promise<DeskStoreRow> {
  const rows = await rowsOf<DeskStoreRow>(
    db,
    `select ${columns} from drugstore d where d.id = $1`,
    [id],
  )
  return rows[0]!
}
