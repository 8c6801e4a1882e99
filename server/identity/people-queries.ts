import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Row } from '../platform/rows.ts'

export type Person = { phone: string } & CamelRow<'member', 'full_name'> & {
    wardName: Row<'member_address', 'ward_name'>['ward_name'] | null
    newWardId: Row<'member_address', 'new_ward_id'>['new_ward_id']
  }

const people = `
  select m.phone, m.full_name as "fullName", a.ward_name as "wardName", a.new_ward_id as "newWardId"
  from member m
    left join lateral (select ward_name, new_ward_id from member_address
      where member_id = m.id order by is_default desc, id desc limit 1) a on true
  where m.phone = any($1::text[]) and m.erased_at is null`

/** Those of these phones who are members, with the ward in which they live. */
export function listPeople(db: Db, phones: readonly string[]): Promise<Person[]> {
  return queryRows<Person>(db, people, [phones])
}
