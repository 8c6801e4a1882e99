import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { readAsOfNow } from '../../platform/standbys/read-as-of-now.ts'
import { CatalogIndex } from './catalog-index.ts'
import { listChanges, listIndexRows, readTaxonomy } from './index-queries.ts'

interface LiveIndex {
  index: CatalogIndex
  /** All changes before this transaction are in; null before the first reading. */
  until: string | null
  /** The catalogue's version when it last followed. */
  version: number
  following: Promise<void> | null
}

/** One index a process; the process's public cache stands for it. */
const indexes = new WeakMap<Context['cache'], LiveIndex>()

const batch = 500

type Indexed = Pick<Context, 'db' | 'cache' | 'standbys'>

/**
 * The index with every change that was announced so far. The notice that drops public answers is
 * also what makes it look for changes, so pages and searches are never of different minds.
 */
export async function freshIndex(ctx: Indexed): Promise<CatalogIndex> {
  const live = indexes.get(ctx.cache) ?? startIndex(ctx)
  const wanted = versionOfCatalog(ctx)
  while (live.version < wanted) {
    live.following ??= follow(ctx, live).finally(() => (live.following = null))
    await live.following
  }
  return live.index
}

function versionOfCatalog({ cache }: Pick<Context, 'cache'>): number {
  return Math.max(cache.versionOf('catalog'), cache.versionOf('products'))
}

function startIndex({ cache }: Pick<Context, 'cache'>): LiveIndex {
  const live: LiveIndex = {
    index: new CatalogIndex(),
    until: null,
    version: -1,
    following: null,
  }
  indexes.set(cache, live)
  return live
}

async function follow(ctx: Indexed, live: LiveIndex) {
  const { cache } = ctx
  const version = versionOfCatalog({ cache })
  const mostlyWasted = live.index.wasted > live.index.size + batch
  // Another server may lead by now, which counts transactions from where it knew the last one to be: numbers
  // that its predecessor gave away are given away again.
  const isAsBefore = cache.clearedAt <= live.version
  const since = mostlyWasted || !isAsBefore ? null : live.until
  const read =
    since === null
      ? await readAsOfNow(ctx, ({ db }) => readChanges(db, new CatalogIndex(), null))
      : await readChanges(ctx.db, live.index, since)
  Object.assign(live, { ...read, version })
}

/** All of it is much to read, and so it is begun anew where that fails; the changes since are read where writes go. */
async function readChanges(db: Context['db'], index: CatalogIndex, since: string | null) {
  const { until, ids } = await listChanges(db, since)
  if (ids.includes(0)) index.setTaxonomy(await readTaxonomy(db))
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch)
    index.update(some, await listIndexRows(db, some))
    // A whole catalogue takes a while: let requests through between the batches.
    await nextTurn()
  }
  return { index, until }
}
