import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { sql } from 'kysely'
import { products } from '#seed/catalog/products/index.ts'
import { articles } from '#seed/publishing/articles/index.ts'
import type { Context } from '#server/context.ts'
import { insertPicture } from '#server/picture/index.ts'

const drawn = new URL('../pictures/out/', import.meta.url)
const folders = ['articles', 'products', 'banners', 'gifts'] as const

/**
 * The demo's drawn pictures as records of the library, each once: into a new demo as into an older one. What articles
 * say of theirs is what the library says of it.
 */
export async function loadLibrary({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the library'))`.execute(trx)
    const known = await trx
      .selectFrom('library_picture')
      .select('id')
      .where('src', 'like', '/media/articles/%')
      .limit(1)
      .execute()
    if (known.length > 0) return
    for (const folder of folders) {
      for (const picture of await readDrawn(folder)) {
        await insertPicture(trx, { ...picture, by: 'An Lành', at: clock.now() })
      }
    }
  })
}

/** What the demo says of its pictures. */
const shows = new Map<string, string>([
  ...articles.map(({ slug, alt }) => [`/media/articles/${slug}`, alt] as const),
  ...products.flatMap(({ slug, name }) =>
    ['1', '2'].map((nth) => [`/media/products/${slug}-${nth}`, name] as const),
  ),
])

/** Each drawing by its middle width; all widths are of one shape. */
async function readDrawn(folder: (typeof folders)[number]) {
  const names = (await readdir(new URL(`${folder}/`, drawn))).filter((each) =>
    each.endsWith('-480.webp'),
  )
  return Promise.all(names.toSorted().map((name) => readOne(folder, name)))
}

async function readOne(folder: string, name: string) {
  const bytes = await readFile(new URL(`${folder}/${name}`, drawn))
  const { width, height } = await sharp(bytes).metadata()
  const stem = `/media/${folder}/${name.replace(/-480\.webp$/, '')}`
  const largest = folder === 'banners' ? 3 : 2
  return {
    hash: createHash('sha256').update(stem).update(bytes).digest('hex').slice(0, 32),
    stem,
    squareStem: stem,
    name: name.replace('-480', ''),
    alt: shows.get(stem) ?? '',
    bytes: bytes.length,
    width: width * largest,
    height: height * largest,
  }
}
