import type { MergeForbids } from '#domain/merge/kinds.ts'
import { mergeTexts as texts } from '#domain/merge/texts.ts'
import type { MergedPair, Moved } from '#domain/merge/parts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { moveCustomer } from '../customer/index.ts'
import { findForbidding, moveRequests } from '../data-request/index.ts'
import { hasActiveEmployee } from '../employee/index.ts'
import { holdMembersOf, moveMember } from '../identity/index.ts'
import { holdAccountsOf, moveAccount } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { movePerson, type Merging } from '../platform/person-mover.ts'
import { movers } from './movers.ts'

export interface PhonesToMerge {
  id: number
  from_customer: number
  to_customer: number
  from_phone: string
  to_phone: string
}

/**
 * Moves all that the shop keeps of one phone to the other, in the order of locks; gives how many of each, or what
 * forbids it, with everything held until the transaction ends.
 */
export async function moveAll(
  ctx: Context,
  db: Db,
  merge: PhonesToMerge,
): Promise<{ forbids: MergeForbids; moved?: never } | { forbids: null; moved: Moved }> {
  const phones = { from: merge.from_phone, to: merge.to_phone }
  const customers = { from: merge.from_customer, to: merge.to_customer }
  const merging: Merging = { db, clock: ctx.clock, config: ctx.config, mergeId: merge.id }
  const members = await holdMembersOf(db, [phones.from, phones.to])
  await ensureStillTheirs(db, merge)
  if (members.some(({ isLeaving }) => isLeaving)) return { forbids: 'erasing' }
  for (const phone of [phones.from, phones.to]) {
    if (await hasActiveEmployee(db, phone)) return { forbids: 'employee' }
  }
  const requests = await findForbidding(db, customers)
  if (requests) return { forbids: requests }

  const [old, stays] = [phones.from, phones.to].map(
    (phone) => members.find((member) => member.phone === phone) ?? null,
  )
  const sums: Moved = {}
  const add = (moved: Moved) => void Object.assign(sums, moved)
  const dataRequests = await moveRequests(db, customers)
  if (dataRequests > 0) add({ dataRequests })
  add(await moveCustomer(db, customers, stays ?? old ?? null))
  let pair: MergedPair = {
    from: { phone: phones.from, memberId: old?.id ?? null, accountId: null },
    to: { phone: phones.to, memberId: stays?.id ?? null, accountId: null },
  }
  const member = await moveMember(merging, pair)
  pair = member.pair
  add(member.moved)
  for (const mover of movers.beforeAccounts) add(await movePerson(merging, mover, pair))

  const accounts = await holdAccountsOf(merging, phones)
  if (accounts.forbids) return { forbids: accounts.forbids }
  const account = await moveAccount(merging, {
    from: { ...pair.from, accountId: accounts.from?.id ?? null },
    to: { ...pair.to, accountId: accounts.to?.id ?? null },
  })
  add(account.moved)
  // Codes were moved by phone; by membership they can be only now.
  for (const mover of [...movers.beforeAccounts, ...movers.afterAccounts]) {
    add(maxOf(sums, await movePerson(merging, mover, account.pair)))
  }
  return { forbids: null, moved: sums }
}

function maxOf(sums: Moved, moved: Moved): Moved {
  const parts = Object.entries(moved) as [keyof Moved, number][]
  return Object.fromEntries(parts.map(([part, count]) => [part, Math.max(count, sums[part] ?? 0)]))
}

/** The carrier may have given the number to somebody else, or another merge may have taken it away. */
async function ensureStillTheirs(db: Db, merge: PhonesToMerge): Promise<void> {
  const { rows } = await db.executeQuery<{ count: number }>(
    db
      .selectFrom('customer')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where((row) =>
        row.or([
          row.and([row('id', '=', merge.from_customer), row('phone', '=', merge.from_phone)]),
          row.and([row('id', '=', merge.to_customer), row('phone', '=', merge.to_phone)]),
        ]),
      )
      .compile(),
  )
  if (Number(rows[0]?.count) !== 2) throw new Refusal('conflict', { message: texts.phoneGone })
}
