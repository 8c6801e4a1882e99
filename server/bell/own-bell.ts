import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/bell/api.ts'
import { kindsFor, type BellKind } from '#domain/bell/kinds.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { getStaff } from '../platform/http/access.ts'
import { bellKey } from '../staff/index.ts'
import { withTitles } from './titles.ts'
import { countUnread, isOwn, listRows, markRead } from './read-queries.ts'

/** What somebody was told and may still open: a right that was taken away takes its lines out of sight. */
export async function listBell(
  ctx: Context,
  { state, group, cursor, limit }: ParsedInput<typeof api.listBell>,
  caller: Caller,
): Promise<Output<typeof api.listBell>> {
  const { id: staffId, role } = getStaff(caller)
  const kinds = kindsFor(role, group)
  const [found, { unread }] = await Promise.all([
    kinds.length === 0
      ? []
      : listRows(ctx.db, { staffId, kinds, state, before: cursor, limit: limit + 1 }),
    countBell(ctx, {}, caller),
  ])
  const items = (await withTitles(ctx.db, found.slice(0, limit))).map(
    ({ read_at, at, kind, ...row }) => ({
      ...row,
      kind: kind as BellKind,
      at: toVietnamIso(at),
      read: read_at !== null,
    }),
  )
  const last = items.at(-1)
  return { items, next: last && found.length > limit ? String(last.place) : null, unread }
}

export async function countBell(
  ctx: Context,
  _: object,
  caller: Caller,
): Promise<Output<typeof api.countBell>> {
  const { id, role } = getStaff(caller)
  return { unread: await countUnread(ctx.db, id, kindsFor(role)) }
}

export async function readBell(
  ctx: Context,
  { id }: ParsedInput<typeof api.readBell>,
  caller: Caller,
): Promise<Output<typeof api.readBell>> {
  const { id: staffId, role } = getStaff(caller)
  if (!(await isOwn(ctx.db, { id, staffId, kinds: kindsFor(role) }))) throw new Refusal('notFound')
  return read(ctx, { id }, caller)
}

export async function readWholeBell(
  ctx: Context,
  { until }: ParsedInput<typeof api.readWholeBell>,
  caller: Caller,
): Promise<Output<typeof api.readWholeBell>> {
  return read(ctx, { until }, caller)
}

async function read(ctx: Context, which: { id: number } | { until: number }, caller: Caller) {
  const { id } = getStaff(caller)
  await markRead(ctx.db, id, which, ctx.clock.now())
  // The other open pages of the same person.
  ctx.changeBus.tell([bellKey(id)])
  return countBell(ctx, {}, caller)
}
