import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/identity/api.ts'
import { healthTopics, jobs } from '#domain/identity/master-data.ts'
import { getMenu } from '../catalog/index.ts'
import type { Context } from '../context.ts'
import { listProvinces } from '../location/index.ts'

/** What forms and filters choose from. */
export async function getMasterData(ctx: Context): Promise<Output<typeof api.getMasterData>> {
  const [categories, provinces] = await Promise.all([getMenu(ctx), listProvinces(ctx)])
  const subCategories = categories.flatMap(({ id, subCategories: below }) =>
    below.map((subCategory) => ({ ...subCategory, categoriesId: id })),
  )
  return { categories, subCategories, jobs: [...jobs], healths: [...healthTopics], provinces }
}
