import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/employee/api.ts'
import { Refusal } from '#domain/errors.ts'
import { minutes } from '#domain/kernel/durations.ts'
import type { Caller, Context } from '../context.ts'
import { issueSessionKey, useCode } from '../otp/index.ts'
import { hasActiveEmployee } from './allowance-queries.ts'

const tokenLifetime = minutes(15)

/** A right code for a token: 256 random bits, of which only a hash is kept, for one order. */
export async function verifyStaffPhone(
  ctx: Context,
  { phone, code }: ParsedInput<typeof api.verifyStaffPhone>,
  asker: Caller,
): Promise<Output<typeof api.verifyStaffPhone>> {
  const purpose = 'staffPrice'
  await useCode(ctx, { phone, code, purpose, asker })
  if (!(await hasActiveEmployee(ctx.db, phone))) throw new Refusal('staffIncentiveNotAllowed')
  const token = await issueSessionKey(ctx, { phone, purpose, lifetime: tokenLifetime })
  return { verified: true, token }
}
