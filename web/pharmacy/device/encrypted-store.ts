import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { newDeviceKey, seal, unseal, type RowShape, type EncryptedRow } from './sealed-row.ts'
import type { Keyed, LocalStore } from '#web/state/local-store.ts'

interface EncryptedDatabase extends DBSchema {
  row: { key: string; value: EncryptedRow }
  secret: { key: string; value: CryptoKey }
}
type Database = IDBPDatabase<EncryptedDatabase>

const version = 1

/**
 * A shelf on this device's disk: a database of this name, with a key of its own, whose rows have this
 * shape. Small rows, which are read again and again, may be remembered once they have been decrypted.
 * Rejects where the browser has no lasting storage or no encryption.
 */
export async function openEncryptedStore<T extends Keyed>(
  name: string,
  shape: RowShape<T>,
  { remembersRows } = { remembersRows: false },
): Promise<LocalStore<T>> {
  const open = keptOpen(name)
  const deviceKey = await findDeviceKey(await open())
  const unsealRow = (row: EncryptedRow) => unseal(deviceKey, shape, row)
  const readRow = remembersRows ? remembered(unsealRow) : unsealRow
  const sealAll = (rows: readonly T[]) => Promise.all(rows.map((row) => seal(deviceKey, row)))
  const readEach = (rows: readonly EncryptedRow[]) => Promise.all(rows.map((row) => readRow(row)))
  return {
    readAll: async () => {
      const sealed = await (await open()).getAll('row')
      const rows = (await readEach(sealed)).filter((row) => row !== null)
      return { rows, unreadable: sealed.length - rows.length }
    },
    read: async (key) => {
      const row = await (await open()).get('row', key)
      return row ? readRow(row) : null
    },
    add: async (rows, inPlaceOf) => add(await open(), await sealAll(rows), inPlaceOf),
    replace: async (rows) => replace(await open(), await sealAll(rows)),
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

/** Decrypts a row once: every writing draws a new `iv`, so the same `iv` is the same row. */
function remembered<T>(unsealRow: (row: EncryptedRow) => Promise<T | null>) {
  const known = new Map<string, { iv: string; read: T }>()
  return async (row: EncryptedRow): Promise<T | null> => {
    const iv = row.iv.join()
    const before = known.get(row.key)
    if (before?.iv === iv) return before.read
    const read = await unsealRow(row)
    if (read !== null) known.set(row.key, { iv, read })
    return read
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
    return await openDB<EncryptedDatabase>(name, version, callbacks)
  } catch (error) {
    // A newer page has been here and this one is still open: it works with what is there.
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error
    return openDB<EncryptedDatabase>(name, undefined, callbacks)
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
function beginWriting(database: Database) {
  return database.transaction('row', 'readwrite', { durability: 'strict' })
}

async function add(
  database: Database,
  rows: readonly EncryptedRow[],
  inPlaceOf?: string,
): Promise<void> {
  const { store, done } = beginWriting(database)
  const going = inPlaceOf === undefined ? [] : [store.delete(inPlaceOf)]
  await Promise.all([...rows.map((row) => store.put(row)), ...going, done])
}

async function replace(database: Database, rows: readonly EncryptedRow[]): Promise<void> {
  const { store, done } = beginWriting(database)
  const replaceOne = async (row: EncryptedRow) => {
    if ((await store.getKey(row.key)) !== undefined) await store.put(row)
  }
  await Promise.all([...rows.map(replaceOne), done])
}

async function remove(database: Database, keys: readonly string[]): Promise<void> {
  const { store, done } = beginWriting(database)
  await Promise.all([...keys.map((key) => store.delete(key)), done])
}
