import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as desk from '#domain/chat/backoffice/api.ts'
import { presentSeconds } from '#domain/chat/limits.ts'
import { permissionsOf, staffRoles } from '#domain/staff/permissions.ts'
import { seconds } from '#domain/kernel/durations.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'

/** Whose role answers visitors. */
export const answererRoles = staffRoles.filter((role) =>
  permissionsOf(role).includes('chat.answer'),
)

/** Whose role answers, and who has not been locked out. */
export async function listAnswererRows(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('staff_user')
    .select(['id', 'full_name as name'])
    .where('role', 'in', answererRoles)
    .where('status', '=', 'active')
    .orderBy('full_name')
    .execute()
}

export async function listChatPeople(ctx: Context): Promise<Output<typeof desk.listChatPeople>> {
  const [people, present] = await Promise.all([
    listAnswererRows(ctx.db),
    listPresent(ctx, { conversation: null }),
  ])
  const there = new Set(present.map(({ id }) => id))
  return people.map((person) => ({ ...person, is_present: there.has(person.id) }))
}

/** Told every half minute by whoever has the inbox in sight; the others hear who is there. */
export async function beInInbox(
  ctx: Context,
  { conversation }: ParsedInput<typeof desk.beInInbox>,
  caller: Caller,
): Promise<Output<typeof desk.beInInbox>> {
  const { id } = getStaff(caller)
  const at = ctx.clock.now()
  const seen = { conversation_id: conversation, seen_at: at }
  await ctx.db
    .insertInto('chat_presence')
    .values({ staff_id: id, ...seen })
    .onConflict((of) => of.column('staff_id').doUpdateSet(seen))
    .execute()
  const present = await listPresent(ctx, { conversation: null })
  const looking = conversation === null ? [] : await listPresent(ctx, { conversation })
  const isOther = (person: { id: number }) => person.id !== id
  return { present: present.filter(isOther), looking: looking.filter(isOther) }
}

/** Who has the inbox, or this conversation, in sight. */
export function listPresent(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { conversation }: { conversation: number | null },
): Promise<{ id: number; name: string }[]> {
  const since = new Date(clock.now().getTime() - seconds(presentSeconds))
  return db
    .selectFrom('chat_presence as p')
    .innerJoin('staff_user as s', 's.id', 'p.staff_id')
    .select(['s.id', 's.full_name as name'])
    .where('p.seen_at', '>', since)
    .$if(conversation !== null, (query) => query.where('p.conversation_id', '=', conversation))
    .orderBy('s.full_name')
    .execute()
}
