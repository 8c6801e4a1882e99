import type { MemberEventKind } from '#domain/identity/api.ts'
import type { Db } from '../platform/db.ts'

export interface EventRow {
  kind: MemberEventKind
  device: string
  address: string
  at: Date
}

export async function insertEvent(db: Db, memberId: number, event: EventRow): Promise<void> {
  const { at: created_at, ...rest } = event
  await db
    .insertInto('member_event')
    .values({ member_id: memberId, created_at, ...rest })
    .execute()
}

/** For whoever has the phone; for a phone without an account the same statement writes nothing. */
export async function insertEventOfPhone(db: Db, phone: string, event: EventRow): Promise<void> {
  await db
    .insertInto('member_event')
    .columns(['member_id', 'kind', 'device', 'address', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('member')
        .select((select) => [
          'id',
          select.val(event.kind).as('kind'),
          select.val(event.device).as('device'),
          select.val(event.address).as('address'),
          select.val(event.at).as('created_at'),
        ])
        .where('phone', '=', phone),
    )
    .execute()
}

export async function listMemberEvents(
  db: Db,
  memberId: number,
  { page, limit }: { page: number; limit: number },
) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('member_event')
      .select(['kind', 'device', 'address', 'created_at'])
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('member_event')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
