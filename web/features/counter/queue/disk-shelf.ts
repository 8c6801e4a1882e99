import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Entry } from './entry.ts'
import { newDeviceKey, seal, unseal, type SealedRow } from './sealed-row.ts'
import type { Shelf } from './shelf.ts'

interface CounterDatabase extends DBSchema {
  row: { key: string; value: SealedRow }
  secret: { key: string; value: CryptoKey }
}
type Database = IDBPDatabase<CounterDatabase>

const name = 'an-lanh-counter'
const version = 1

/** The shelf on this device's disk. Rejects where the browser has no lasting storage or no encryption. */
export async function openDiskShelf(): Promise<Shelf> {
  const open = keptOpen()
  const deviceKey = await findDeviceKey(await open())
  const readRow = rowReader(deviceKey)
  const readRows = async () => {
    const rows = await (await open()).getAll('row')
    return Promise.all(rows.map(async (row) => ({ key: row.key, entry: await readRow(row) })))
  }
  return {
    readAll: async () => {
      const rows = await readRows()
      const entries = rows.map(({ entry }) => entry).filter((entry) => entry !== null)
      return { entries, unreadable: rows.length - entries.length }
    },
    read: async (key) => {
      const row = await (await open()).get('row', key)
      return row ? readRow(row) : null
    },
    put: async (entry, inPlaceOf) => put(await open(), await seal(deviceKey, entry), inPlaceOf),
    update: async (entries) => {
      const rows = await Promise.all(entries.map((entry) => seal(deviceKey, entry)))
      await update(await open(), rows)
    },
    remove: async (keys) => remove(await open(), keys),
    removeUnreadable: async () => {
      const unreadable = (await readRows()).filter(({ entry }) => entry === null)
      await remove(
        await open(),
        unreadable.map(({ key }) => key),
      )
    },
  }
}

/** Decrypts a row once: every writing draws a new `iv`, so the same `iv` is the same row. */
function rowReader(deviceKey: CryptoKey): (row: SealedRow) => Promise<Entry | null> {
  const known = new Map<string, { iv: string; entry: Entry }>()
  return async (row) => {
    const iv = row.iv.join()
    const before = known.get(row.key)
    if (before?.iv === iv) return before.entry
    const entry = await unseal(deviceKey, row)
    if (entry) known.set(row.key, { iv, entry })
    return entry
  }
}

/** A connection that makes way for a newer version of the page and comes back afterwards. */
function keptOpen(): () => Promise<Database> {
  let current: Promise<Database> | null = null
  const forget = () => {
    current = null
  }
  return () => {
    current ??= openDatabase(forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return current
  }
}

async function openDatabase(forget: () => void): Promise<Database> {
  const callbacks = {
    // An upgrade only ever adds: codes that wait outlive every version of the page.
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
    return await openDB<CounterDatabase>(name, version, callbacks)
  } catch (error) {
    // A newer page has been here and this one is still open: it works with what is there.
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error
    return openDB<CounterDatabase>(name, undefined, callbacks)
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
async function put(database: Database, row: SealedRow, inPlaceOf?: string): Promise<void> {
  const writing = database.transaction('row', 'readwrite', { durability: 'strict' })
  await Promise.all([
    writing.store.put(row),
    inPlaceOf === undefined ? undefined : writing.store.delete(inPlaceOf),
    writing.done,
  ])
}

async function update(database: Database, rows: readonly SealedRow[]): Promise<void> {
  const writing = database.transaction('row', 'readwrite', { durability: 'strict' })
  const { store } = writing
  const updateOne = async (row: SealedRow) => {
    if ((await store.getKey(row.key)) !== undefined) await store.put(row)
  }
  await Promise.all([...rows.map(updateOne), writing.done])
}

async function remove(database: Database, keys: readonly string[]): Promise<void> {
  const removing = database.transaction('row', 'readwrite', { durability: 'strict' })
  await Promise.all([...keys.map((key) => removing.store.delete(key)), removing.done])
}
