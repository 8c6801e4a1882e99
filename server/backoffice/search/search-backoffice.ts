import type { ParsedInput } from '#domain/contract.ts'
import { maxHitsOfKind, type HitKind, type SearchHit } from '#domain/backoffice/api.ts'
import type { searchBackoffice as definition } from '#domain/backoffice/api.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { permissionsOf, type Permission } from '#domain/staff/permissions.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { codeHits } from './code-hits.ts'
import { customerHits } from './customer-hits.ts'
import { orderHits } from './order-hits.ts'
import { mayRead, type RecordKind } from '../../resource/index.ts'
import { productHits } from './product-hits.ts'
import { recordHits } from './record-hits.ts'

type FindHits = (ctx: Context, typed: string, max: number) => Promise<SearchHit[]>

/** Each kind with what it takes to see it, in the order in which they are shown. */
const finders: Record<Exclude<HitKind, 'record'>, { permission: Permission; find: FindHits }> = {
  order: { permission: 'orders.read', find: orderHits },
  customer: { permission: 'customers.read', find: customerHits },
  product: { permission: 'products.read', find: productHits },
  code: { permission: 'codes.read', find: codeHits },
}

/** What a text may mean anywhere in the shop, as far as this person may see it. */
export async function searchBackoffice(
  ctx: Context,
  kinds: readonly RecordKind[],
  { q }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<SearchHit[]> {
  if (q === '') return []
  const mine = permissionsOf(getStaff(caller).role)
  const allowed = Object.values(finders).filter(({ permission }) => mine.includes(permission))
  const found = await Promise.all([
    ...allowed.map(({ find }) => find(ctx, q, maxHitsOfKind)),
    ...kinds
      .filter((kind) => mayRead(kind, caller))
      .map((kind) => recordHits(ctx, kind, q, maxHitsOfKind)),
  ])
  return exactFirst(found, q).flat()
}

/** What somebody typed whole is what they mean: it leads its kind, and its kind leads the others. */
function exactFirst(kinds: readonly SearchHit[][], typed: string): SearchHit[][] {
  const said = foldVietnamese(typed)
  const isExact = ({ title, text }: SearchHit) =>
    foldVietnamese(title) === said || foldVietnamese(text.split(' · ')[0]!) === said
  const sorted = kinds.map((hits) => hits.toSorted((a, b) => +isExact(b) - +isExact(a)))
  const leads = (hits: readonly SearchHit[]) => hits[0] !== undefined && isExact(hits[0])
  return sorted.toSorted((a, b) => +leads(b) - +leads(a))
}
