import type { CacheTag } from '#domain/cache-tags.ts'
import type { Context } from '../context.ts'
import type { Db } from './db.ts'

type Reader = Pick<Context, 'db' | 'cache'>

interface Remembered<T> {
  version: number
  value: Promise<T>
}

/**
 * Reads something small that hardly changes once, and again only after a notice with its tag:
 * settings and delivery estimates are asked for with every order. One answer per process and key. Of several tags
 * a notice of any counts.
 */
export function cachedByTag<K extends string | number, T>(
  tag: CacheTag | readonly CacheTag[],
  read: (db: Db, key: K) => Promise<T>,
): (reader: Reader, key: K) => Promise<T> {
  const tags = typeof tag === 'string' ? [tag] : tag
  const shops = new WeakMap<Reader['cache'], Map<K, Remembered<T>>>()
  return ({ db, cache }, key) => {
    const known = shops.get(cache) ?? new Map<K, Remembered<T>>()
    shops.set(cache, known)
    const version = Math.max(...tags.map((each) => cache.versionOf(each)))
    const last = known.get(key)
    if (last?.version === version) return last.value
    const value = read(db, key)
    known.set(key, { version, value })
    // A failure is not remembered.
    value.catch(() => known.delete(key))
    return value
  }
}
