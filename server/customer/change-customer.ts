import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as desk from '#domain/customer/backoffice/api.ts'
import { customerTexts as texts } from '#domain/customer/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { endDeviceOf } from '../identity/index.ts'
import { recordAudit } from '../staff/index.ts'
import { setTags } from './customer-queries.ts'
import { getOpenCustomer } from './get-open-customer.ts'
import { getCustomer } from './list-customers.ts'

export async function tagCustomer(
  ctx: Context,
  { id, version, tags }: ParsedInput<typeof desk.tagCustomer>,
  caller: Caller,
): Promise<desk.CustomerHead> {
  const { tags: before } = await getOpenCustomer(ctx, id, caller)
  const after = [...new Set(tags)].toSorted((one, other) => one.localeCompare(other, 'vi'))
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await setTags(trx, { id, version, tags: after }))) {
      throw new Refusal('conflict', { current: await getCustomer(ctx, { id }, caller) })
    }
    await recordAudit(ctx, trx, caller, {
      action: texts.tagged,
      subject: { kind: 'customer', id },
      before: { tags: before },
      after: { tags: after },
    })
  })
  return getCustomer(ctx, { id }, caller)
}

export async function endCustomerSession(
  ctx: Context,
  { id, session }: ParsedInput<typeof desk.endCustomerSession>,
  caller: Caller,
): Promise<Output<typeof desk.endCustomerSession>> {
  const { memberId } = await getOpenCustomer(ctx, id, caller)
  if (memberId === null) throw new Refusal('notFound')
  await endDeviceOf(ctx, { memberId, session }, (trx) =>
    recordAudit(ctx, trx, caller, {
      action: texts.sessionEnded,
      subject: { kind: 'customer', id },
    }),
  )
  return { ok: true }
}
