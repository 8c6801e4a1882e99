import { sortOrders } from '#domain/catalog/api.ts'
import type { BenchShop } from './bench-shops.ts'
import type { Cores } from './cores.ts'
import { measureRenderings, type Page } from './renderings.ts'
import { measureJsonReads } from './json-reads.ts'
import { measureKeptAnswer, startBareServer, type KeptAnswer } from './kept-answers.ts'
import { searchText } from './search-texts.ts'
import type { Row } from './table.ts'

const keptRounds = { demo: 5, many: 3 }
const renderRounds = 4

/** Kept answers, renderings and JSON reads, on the demo and on the large catalogue. */
export async function measurePages(
  demo: BenchShop,
  many: BenchShop | null,
  cores: Cores | null,
): Promise<Row[]> {
  const rows = await measureKept(demo, keptRounds.demo, cores)
  if (many) rows.push(...(await measureKept(many, keptRounds.many, cores)))
  for (const [index, page] of pagesOf(demo).entries()) {
    const same = pagesOf(many ?? demo)[index]!
    rows.push(...(await measureRenderings({ demo, many }, page, same, renderRounds)))
  }
  for (const { shop, data, sample } of many ? [demo, many] : [demo]) {
    rows.push(...(await measureJsonReads(shop, data, sample)))
  }
  return rows
}

async function measureKept(
  { shop, data, sample }: BenchShop,
  rounds: number,
  cores: Cores | null,
): Promise<Row[]> {
  const bare = await startBareServer(cores)
  const rows: Row[] = []
  try {
    for (const kept of keptAnswers(sample.products[0]!.slug)) {
      rows.push(...(await measureKeptAnswer({ shop, bare, data, rounds }, kept)))
    }
  } finally {
    await bare.stop()
  }
  return rows
}

function keptAnswers(slug: string): KeptAnswer[] {
  return [
    { name: 'home, kept', path: '/' },
    { name: 'list, kept', path: '/mua-hang/', showsLimit: true },
    { name: 'product page, kept', path: `/mua-hang/${slug}/` },
    { name: 'menu, kept', path: '/api/product/menu' },
    { name: 'best sellers, kept', path: '/api/product/best-seller', showsLimit: true },
    { name: 'product by slug, kept', path: `/api/product/slug/${slug}` },
    { name: 'provinces, kept', path: '/api/location/provinces' },
  ]
}

function pagesOf({ sample }: BenchShop): Page[] {
  const { products, categories } = sample
  const sorted = sortOrders.map((order) => `/mua-hang/?sort=${order}`)
  const lists = sorted.flatMap((list) => [list, ...categories.map((slug) => `${list}&c=${slug}`)])
  return [
    {
      name: 'list',
      pathOf: (nth) => lists[nth % lists.length]!,
      shows: 'setting:newAddressesFirst',
      maxCpu: 2.5,
    },
    {
      name: 'product page',
      pathOf: (nth) => `/mua-hang/${products[nth % products.length]!.slug}/`,
      shows: 'setting:deliveryPromise',
      maxCpu: 2.2,
    },
    {
      name: 'search page',
      pathOf: (nth) => `/s/?search=${encodeURIComponent(searchText(nth))}`,
      shows: 'setting:newAddressesFirst',
    },
  ]
}
