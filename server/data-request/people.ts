import { sql } from 'kysely'
import type { Output } from '#domain/contract.ts'
import type { listRequestPeople as peopleEndpoint } from '#domain/data-request/backoffice/requests.ts'
import type { countDataRequests as countEndpoint } from '#domain/data-request/backoffice/waiting.ts'
import { permissionsOf, staffRoles } from '#domain/staff/permissions.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { isLate } from './requests.ts'

/** Whose role works on requests, and who has not been locked out. */
export function listRequestPeople({ db }: Context): Promise<Output<typeof peopleEndpoint>> {
  return workers(db).orderBy('full_name').execute()
}

export async function mayWorkOnRequests(db: Db, staffId: number): Promise<boolean> {
  const found = await workers(db).where('id', '=', staffId).executeTakeFirst()
  return found !== undefined
}

function workers(db: Db) {
  const roles = staffRoles.filter((role) => permissionsOf(role).includes('dataRequests.edit'))
  return db
    .selectFrom('staff_user')
    .select(['id', 'full_name as name'])
    .where('role', 'in', roles)
    .where('status', '=', 'active')
}

export async function countDataRequests({
  db,
  clock,
}: Context): Promise<Output<typeof countEndpoint>> {
  return db
    .selectFrom('data_request as r')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) filter (where ${isLate(clock.now())}))::int`.as('overdue'),
    ])
    .where('r.state', '=', 'open')
    .executeTakeFirstOrThrow()
}
