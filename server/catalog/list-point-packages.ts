import type { PointPackage } from '#domain/catalog/point-packages/api.ts'
import type { Context } from '../context.ts'
import { toProduct } from './product-row.ts'
import { listPackageRows } from './special-queries.ts'

/** Nothing else brings points for them: what they bring is what they are. */
export async function listPointPackages(ctx: Context): Promise<PointPackage[]> {
  const rows = await listPackageRows(ctx.db, ctx.clock.today())
  return rows.map(({ for_sale, ...row }) => ({ ...toProduct(row, null), for_sale }))
}
