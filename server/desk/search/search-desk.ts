import type { ParsedInput } from '#domain/contract.ts'
import { mostHitsOfKind, type HitKind, type SearchHit } from '#domain/desk/api.ts'
import type { searchDesk as definition } from '#domain/desk/api.ts'
import { permissionsOf, type Permission } from '#domain/staff/permissions.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/actor.ts'
import { codeHits } from './code-hits.ts'
import { customerHits } from './customer-hits.ts'
import { orderHits } from './order-hits.ts'
import { productHits } from './product-hits.ts'

type FindHits = (ctx: Context, typed: string, most: number) => Promise<SearchHit[]>

/** Each kind with what it takes to see it, in the order in which they are shown. */
const finders: Record<HitKind, { permission: Permission; find: FindHits }> = {
  order: { permission: 'orders.read', find: orderHits },
  customer: { permission: 'customers.read', find: customerHits },
  product: { permission: 'products.read', find: productHits },
  code: { permission: 'codes.read', find: codeHits },
}

/** What a text may mean anywhere in the shop, as far as this person may see it. */
export async function searchDesk(
  ctx: Context,
  { q }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<SearchHit[]> {
  if (q === '') return []
  const mine = permissionsOf(getStaff(caller).role)
  const allowed = Object.values(finders).filter(({ permission }) => mine.includes(permission))
  return (await Promise.all(allowed.map(({ find }) => find(ctx, q, mostHitsOfKind)))).flat()
}
