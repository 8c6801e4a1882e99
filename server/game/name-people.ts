import { shownWinner, type ShownWinner } from '#domain/game/winner-name.ts'
import { listPeople } from '../identity/index.ts'
import { listUnitNames } from '../location/index.ts'
import type { Db } from '../platform/db.ts'

export type NamePeople = (phone: string | null) => ShownWinner

/** Names these people as everybody may read it: members by name and ward, others by the end of their phone. */
export async function namePeople(db: Db, phones: readonly (string | null)[]): Promise<NamePeople> {
  const known = phones.filter((phone) => phone !== null)
  const people = known.length > 0 ? await listPeople(db, known) : []
  const wardIds = people.flatMap(({ newWardId }) => newWardId ?? [])
  const wards = wardIds.length > 0 ? await listUnitNames(db, 'gso34', 'ward', wardIds) : []
  const wardOf = new Map(wards.map(({ id, name }) => [id, name]))
  const byPhone = new Map(people.map((person) => [person.phone, person]))
  return (phone) => {
    const person = phone === null ? undefined : byPhone.get(phone)
    const { fullName = null, wardName = null, newWardId = null } = person ?? {}
    const ward = (newWardId !== null && wardOf.get(newWardId)) || wardName
    return shownWinner({ fullName, phone, ward })
  }
}
