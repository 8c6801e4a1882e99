import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import type { BenchShop } from './bench-shops.ts'
import type { Cores } from './cores.ts'
import { measureKeptAnswer, startBareServer } from './kept-answers.ts'
import { openArticlesShop } from './many-articles.ts'
import { measureRenderings, visitsTo, type Page } from './renderings.ts'
import { measureSearchWays, searchAt } from './search.ts'
import type { Row } from './table.ts'

const keptRounds = 3
const renderRounds = 4
const maxCpu = 2.5
/** The frame's: what is in force, and where pharmacies are, is remembered under tags of its own. */
const shows = 'setting:newAddressesFirst'

/** What people write: kept, rendered, and searched among 2,000 articles. */
export async function measureContent(
  demo: BenchShop,
  postgres: EmbeddedPostgres,
  cores: Cores | null,
): Promise<Row[]> {
  const pages = await contentPages(demo.shop.port)
  const rows = await measureKept(demo, pages, cores)
  for (const page of pages) {
    rows.push(...(await measureRenderings({ demo, many: null }, page, page, renderRounds)))
  }
  const many = await openArticlesShop(postgres, cores)
  try {
    rows.push(
      ...(await measureSearchWays(many.shop, many.data, {
        'search among articles, GET /article': visitsTo(searchAt('/api/article?search=')),
        'search among articles, page /song-khoe/': visitsTo(searchAt('/song-khoe/?search=')),
      })),
    )
  } finally {
    await many.shop.stop()
  }
  return rows
}

async function measureKept(
  { shop, data }: BenchShop,
  pages: readonly Page[],
  cores: Cores | null,
): Promise<Row[]> {
  const bare = await startBareServer(cores)
  const rows: Row[] = []
  try {
    for (const { name, pathOf } of pages) {
      const kept = { name: `${name}, kept`, path: pathOf(0) }
      rows.push(...(await measureKeptAnswer({ shop, bare, data, rounds: keptRounds }, kept)))
    }
  } finally {
    await bare.stop()
  }
  return rows
}

/** The printed addresses of the demo's campaigns. */
const landings = ['Alipas', 'Angela', 'JEX', 'NgayGiaDinh', 'RiTANA']

async function contentPages(port: number): Promise<Page[]> {
  const articles = await readItems<{ slug: string }>(port, '/api/article?limit=50')
  const provinces = await readItems<{ id: number }>(port, '/api/pharmacies/locations/provinces')
  const byProvince = provinces.map(({ id }) => `/he-thong-nha-thuoc/?province=${id}`)
  const topics = await readItems<{ slug: string }>(port, '/api/article/categorie')
  const byTopic = ['/song-khoe/', ...topics.map(({ slug }) => `/song-khoe/?c=${slug}`)]
  const of = (paths: readonly string[]) => (nth: number) => paths[nth % paths.length]!
  return [
    { name: 'blog', pathOf: of(byTopic), shows, maxCpu },
    {
      name: 'article',
      pathOf: of(articles.map(({ slug }) => `/song-khoe/${slug}/`)),
      shows,
      maxCpu,
    },
    {
      name: 'landing page',
      pathOf: of(landings.map((slug) => `/${slug}/`)),
      shows,
      maxCpu,
    },
    { name: 'pharmacy locator', pathOf: of(byProvince), shows, maxCpu },
  ]
}

async function readItems<T>(port: number, path: string): Promise<T[]> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`)
  const { data } = (await response.json()) as { data: T[] | { items: T[] } }
  return Array.isArray(data) ? data : data.items
}
