import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { newDeviceKey, seal, unseal, type RowShape, type SealedRow } from './sealed-row.ts'
import type { Keyed, Shelf } from './shelf.ts'

interface SealedDatabase extends DBSchema {
  row: { key: string; value: SealedRow }
  secret: { key: string; value: CryptoKey }
}
type Database = IDBPDatabase<SealedDatabase>

const version = 1

/**
 * A shelf on this device's disk: a database of this name, with a key of its own, whose rows have this
 * shape. Rejects where the browser has no lasting storage or no encryption.
 */
export async function openSealedShelf<T extends Keyed>(
  name: string,
  shape: RowShape<T>,
): Promise<Shelf<T>> {
  const open = keptOpen(name)
  const deviceKey = await findDeviceKey(await open())
  const sealAll = (rows: readonly T[]) => Promise.all(rows.map((row) => seal(deviceKey, row)))
  const readEach = (rows: readonly SealedRow[]) =>
    Promise.all(rows.map((row) => unseal(deviceKey, shape, row)))
  return {
    readAll: async () => {
      const sealed = await (await open()).getAll('row')
      const rows = (await readEach(sealed)).filter((row) => row !== null)
      return { rows, unreadable: sealed.length - rows.length }
    },
    add: async (rows) => write(await open(), await sealAll(rows), { orAdd: true }),
    replace: async (rows, options) => write(await open(), await sealAll(rows), options),
    remove: async (keys) => remove(await open(), keys),
    removeUnreadable: async () => {
      const database = await open()
      const rows = await database.getAll('row')
      const read = await readEach(rows)
      await remove(
        database,
        rows.filter((_, at) => read[at] === null).map(({ key }) => key),
      )
    },
  }
}

/** A connection that makes way for a newer version of the page and comes back afterwards. */
function keptOpen(name: string): () => Promise<Database> {
  let current: Promise<Database> | null = null
  const forget = () => {
    current = null
  }
  return () => {
    current ??= openDatabase(name, forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return current
  }
}

async function openDatabase(name: string, forget: () => void): Promise<Database> {
  const callbacks = {
    // An upgrade only ever adds: what waits outlives every version of the page.
    upgrade: (database: Database) => {
      const has = database.objectStoreNames
      if (!has.contains('row')) database.createObjectStore('row', { keyPath: 'key' })
      if (!has.contains('secret')) database.createObjectStore('secret')
    },
    blocking: (_: number, __: number | null, event: IDBVersionChangeEvent) => {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  }
  try {
    return await openDB<SealedDatabase>(name, version, callbacks)
  } catch (error) {
    // A newer page has been here and this one is still open: it works with what is there.
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error
    return openDB<SealedDatabase>(name, undefined, callbacks)
  }
}

/** Made once for each device. Two pages that open at once agree on the one that was written first. */
async function findDeviceKey(database: Database): Promise<CryptoKey> {
  const known = await database.get('secret', 'row')
  if (known) return known
  const fresh = await newDeviceKey()
  const writing = database.transaction('secret', 'readwrite', { durability: 'strict' })
  const first = await writing.store.get('row')
  if (!first) await writing.store.put(fresh, 'row')
  await writing.done
  return first ?? fresh
}

/** `strict`: answered once the disk has it, so that an empty battery loses nothing either. */
async function write(
  database: Database,
  rows: readonly SealedRow[],
  options: { orAdd: boolean } = { orAdd: false },
): Promise<void> {
  const writing = database.transaction('row', 'readwrite', { durability: 'strict' })
  const store = writing.store
  await Promise.all(
    rows.map(async (row) => {
      if (options.orAdd || (await store.getKey(row.key)) !== undefined) await store.put(row)
    }),
  )
  await writing.done
}

async function remove(database: Database, keys: readonly string[]): Promise<void> {
  const removing = database.transaction('row', 'readwrite', { durability: 'strict' })
  await Promise.all(keys.map((key) => removing.store.delete(key)))
  await removing.done
}
