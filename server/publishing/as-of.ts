import type { Output, ParsedInput } from '#domain/contract.ts'
import { hours } from '#domain/kernel/durations.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as shown from '#domain/publishing/api.ts'
import type * as api from '#domain/publishing/backoffice/api.ts'
import type { Caller, Context } from '../context.ts'
import { getStaff } from '../platform/http/access.ts'
import { signAsOf } from '../platform/http/as-of.ts'

/** A working day; it ends with the session before that. */
const longest = hours(12)

/** Lets who asks walk the whole shop as its content is at a moment, or as it is now again. */
export async function setAsOf(
  ctx: Context,
  { at }: ParsedInput<typeof api.setAsOf>,
  caller: Caller,
): Promise<Output<typeof api.setAsOf>> {
  const { sessionId } = getStaff(caller)
  if (at === null) {
    caller.asOfCookie?.clear()
    return { at }
  }
  const moment = new Date(at)
  caller.asOfCookie?.set(signAsOf(ctx, moment, sessionId), longest)
  return { at: toVietnamIso(moment) }
}

/** What the shop's bar says. */
export async function getAsOf(
  _ctx: Context,
  _input: object,
  { asOf }: Caller,
): Promise<Output<typeof shown.getAsOf>> {
  return { at: asOf ? toVietnamIso(asOf) : null }
}

export async function endAsOf(
  _ctx: Context,
  _input: object,
  { asOfCookie }: Caller,
): Promise<Output<typeof shown.endAsOf>> {
  asOfCookie?.clear()
  return { at: null }
}
