import { join } from 'node:path'
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { fillShelves, readCatalogSample, type CatalogSample } from './catalog-sample.ts'
import type { Cores } from './cores.ts'
import { benchDir, createDemoDatabase, createManyDatabase, withDatabase } from './databases.ts'
import { readOrderSample, type OrderSample } from './order-sample.ts'
import { startShop, type Shop } from './processes.ts'

/** A running shop and what there is in it. */
export interface BenchShop {
  data: string
  shop: Shop
  databaseUrl: string
  sample: CatalogSample
  orders: OrderSample
}

interface Where {
  data: string
  databaseUrl: string
}

export async function openDemoShop(postgres: EmbeddedPostgres, cores: Cores | null) {
  const databaseUrl = await createDemoDatabase(postgres)
  return openShop({ data: 'demo', databaseUrl }, cores)
}

/** Null while there is nothing that generates so many products. */
export async function openManyShop(postgres: EmbeddedPostgres, cores: Cores | null) {
  const databaseUrl = await createManyDatabase(postgres)
  return databaseUrl === null ? null : openShop({ data: '20,000', databaseUrl }, cores)
}

async function openShop(where: Where, cores: Cores | null): Promise<BenchShop> {
  const { data, databaseUrl } = where
  const read = await withDatabase(databaseUrl, async (db) => {
    await fillShelves(db)
    return { sample: await readCatalogSample(db), orders: await readOrderSample(db) }
  })
  const shop = await startShop(cores, { databaseUrl, dataDir: join(benchDir, `shop-${data}`) })
  return { data, databaseUrl, shop, ...read }
}
