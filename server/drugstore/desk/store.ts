import type { DeskStore, StoreSort } from '#domain/drugstore/desk/api.ts'
import type { Db } from '../../platform/db.ts'
import { rowsOf } from '../../platform/rows-of.ts'
import type { StoreRow } from '../store.ts'

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

const isWanted = `($1::text is null or d.status = $1)
  and ($2::int is null or d.scheme = 'gso34' and d.province_id = $2
    or d.scheme = 'gso63' and d.province_id = any ($3::int[]))
  and ($4::text is null and $5::text[] is null and $6::text is null
    or starts_with(upper(d.code), $4)
    or vn_fold(d.name) like all ($5)
    or right(d.phone, length($6)) = $6)`

function valuesOf({ code, words, phoneEnd, status, province }: StoreFilter): unknown[] {
  return [status, province?.id ?? null, province?.old ?? [], code, words, phoneEnd]
}

/** Whoever was never there was there longest ago. */
const orders: Record<StoreSort, string> = {
  code: 'd.code',
  '-code': 'd.code desc',
  name: 'vn_fold(d.name), d.code',
  '-name': 'vn_fold(d.name) desc, d.code',
  accounts: 'accounts, d.code',
  '-accounts': 'accounts desc, d.code',
  seen: '"lastSeenAt" nulls first, d.code',
  '-seen': '"lastSeenAt" desc nulls last, d.code',
}

/** One page, and how many there are. */
export async function listRows(
  db: Db,
  filter: StoreFilter,
  { sort, limit, offset }: { sort: StoreSort; limit: number; offset: number },
): Promise<{ rows: DeskStoreRow[]; total: number }> {
  const rows = await rowsOf<DeskStoreRow & { total: number }>(
    db,
    `select ${columns}, count(*) over ()::int as total from drugstore d
     where ${isWanted} order by ${orders[sort]} limit $7 offset $8`,
    [...valuesOf(filter), limit, offset],
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

/** What a list to import says of a store. */
export type StoreFacts = Pick<
  StoreRow,
  | 'code'
  | 'name'
  | 'phone'
  | 'street'
  | 'scheme'
  | 'province_id'
  | 'district_id'
  | 'ward_id'
  | 'latitude'
  | 'longitude'
  | 'status'
>

/** By code, those after one. */
export function listFacts(
  db: Db,
  filter: StoreFilter,
  { after, limit }: { after: string; limit: number },
): Promise<StoreFacts[]> {
  return rowsOf<StoreFacts>(
    db,
    `select d.code, d.name, d.phone, d.street, d.scheme, d.province_id, d.district_id, d.ward_id,
       d.latitude, d.longitude, d.status
     from drugstore d where ${isWanted} and d.code > $7 order by d.code limit $8`,
    [...valuesOf(filter), after, limit],
  )
}

export async function findRow(db: Db, id: number): Promise<DeskStoreRow> {
  const rows = await rowsOf<DeskStoreRow>(
    db,
    `select ${columns} from drugstore d where d.id = $1`,
    [id],
  )
  return rows[0]!
}
