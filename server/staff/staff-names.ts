import type { Db } from '../platform/db.ts'
import { listNames } from './user-queries.ts'

const prefix = 'staff:'

/** The full names of actors as orders and payments keep them (`staffActor`); of unknown ones none. */
export async function findStaffNames(
  db: Db,
  actors: readonly string[],
): Promise<Map<string, string>> {
  const usernames = actors.flatMap((actor) =>
    actor.startsWith(prefix) ? [actor.slice(prefix.length)] : [],
  )
  if (usernames.length === 0) return new Map()
  const names = await listNames(db, [...new Set(usernames)])
  return new Map(names.map(({ username, full_name }) => [`${prefix}${username}`, full_name]))
}

/**
 * `staff:lan.nguyen` as the person is called, by the name they log in with when they are gone; null
 * for whoever is not of the back office.
 */
export function staffNameOf(actor: string, names: ReadonlyMap<string, string>): string | null {
  if (!actor.startsWith(prefix)) return null
  return names.get(actor) ?? actor.slice(prefix.length)
}

/** Names of accounts by their numbers. */
export async function findStaffNamesById(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('staff_user')
    .select(['id', 'full_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row.full_name]))
}
