import type { Caller, Context } from '../context.ts'
import type { Taken } from '../platform/rate-limit.ts'
import { inHashingQueue } from './hashing-queue.ts'
import { hashPassword, isOfFormerKey, isRightPassword } from './password-hash.ts'
import type { Account, TriedFrom, WayIn } from './way-in.ts'

export interface GivenPassword<From> {
  from: From
  password: string
  /** Counted for the network, beside the name. */
  ofNetwork?: Taken | null
}

export interface CheckedPassword<A> {
  account: A & { passwordHash: string }
  /** The try that it took: the next one is refused. */
  isLast: boolean
  /** It was right, but something else is missing. */
  giveBack(): Promise<void>
  /** All went well: what was tried there before is forgotten, too. */
  forget(): Promise<void>
}

/**
 * The account behind a name and a password. An unknown name and a wrong password take the same steps to
 * the same answer. Refusals: `accountLocked`, `busy`, and the way's own for what is wrong.
 */
export async function checkPassword<A extends Account, From extends TriedFrom>(
  ctx: Context,
  way: WayIn<A, From>,
  { from, password, ofNetwork }: GivenPassword<From>,
  caller: Caller,
): Promise<CheckedPassword<A>> {
  const { door, tries } = way
  // Counted in the queue: a caller who is told `busy` has lost no try.
  const address = from.isKnown ? null : caller.ip
  const { account, counted } = await inHashingQueue(ctx, { door, address }, async () => {
    const counting = await tries.count(ctx, from)
    const given = { name: from.name, password }
    const right = await findRight(ctx, way, given, caller)
    const found = right && (await renewed(ctx, way, right, given, caller))
    return { account: found, counted: counting }
  })
  const { isLast } = counted
  if (!account) throw await way.refuse(ctx, { name: from.name, what: 'password', isLast }, caller)
  const forget = async () => {
    await ofNetwork?.giveBack()
    await tries.forget(ctx, from, counted)
  }
  if (tries.forgottenWith === 'password') {
    await forget()
    return { account, isLast, giveBack: nothing, forget: nothing }
  }
  const giveBack = async () => {
    await counted.giveBack()
    await ofNetwork?.giveBack()
  }
  return { account, isLast, giveBack, forget }
}

interface Given {
  name: string
  password: string
}

type Found<A> = (A & { passwordHash: string }) | null

/** The account that has this name and this password. */
async function findRight<A extends Account, From extends TriedFrom>(
  ctx: Context,
  way: WayIn<A, From>,
  { name, password }: Given,
  caller: Caller,
): Promise<Found<A>> {
  const found = await way.find(ctx, name, caller)
  const kept = found?.passwordHash ?? null
  const isRight = await isRightPassword(ctx.config, kept, password)
  return isRight && hasPassword(found) ? found : null
}

/**
 * After a rotation: the password is here in clear, so it is kept under today's key from now on. What stands there then
 * is checked like any other: somebody may have set a new one meanwhile.
 */
async function renewed<A extends Account, From extends TriedFrom>(
  ctx: Context,
  way: WayIn<A, From>,
  found: A & { passwordHash: string },
  given: Given,
  caller: Caller,
): Promise<Found<A>> {
  const { passwordHash: old } = found
  if (!found.renewHash || !isOfFormerKey(ctx.config, old)) return found
  await found.renewHash({ old, hash: await hashPassword(ctx.config, given.password) })
  return findRight(ctx, way, given, caller)
}

function hasPassword<A extends Account>(found: A | null): found is A & { passwordHash: string } {
  return found !== null && found.passwordHash !== null
}

async function nothing(): Promise<void> {}
