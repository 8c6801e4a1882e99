import { sql } from 'kysely'
import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/data-request/backoffice/requests.ts'
import type { RequestKind, RequestStep } from '#domain/data-request/kinds.ts'
import { dataRequestTexts as texts } from '#domain/data-request/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { consentPurposes } from '#domain/identity/consent.ts'
import { days } from '#domain/kernel/durations.ts'
import { exportMemberData } from '../chat/index.ts'
import type { Caller, Context } from '../context.ts'
import { getOpenCustomer } from '../customer/index.ts'
import { askDeletionOf, withdrawConsentsOf } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'
import { recordAudit } from '../staff/index.ts'
import { takeOpen } from './take-open.ts'
import { tellAndRead } from './tell-and-read.ts'

type Record = api.DataRequestRecord

/** A day before the law's time is over at the latest: the job that erases has a day to be late. */
export async function eraseByRequest(
  ctx: Context,
  { id, version }: ParsedInput<typeof api.eraseByRequest>,
  caller: Caller,
): Promise<Record> {
  const step = { id, version, kind: 'erase', step: 'eraseAsked' } as const
  await workOff(ctx, step, caller, async (trx, { memberId, dueAt }) => {
    const latest = new Date(dueAt.getTime() - days(1))
    await askDeletionOf(ctx, trx, { memberId, latest })
  })
  return tellAndRead(ctx, id)
}

export async function withdrawConsents(
  ctx: Context,
  { id, version, purpose }: ParsedInput<typeof api.withdrawConsents>,
  caller: Caller,
): Promise<Record> {
  const purposes = purpose === 'all' ? consentPurposes : [purpose]
  const step = { id, version, kind: 'withdraw', step: 'consentsWithdrawn' } as const
  await workOff(ctx, step, caller, async (trx, { memberId }) => {
    await withdrawConsentsOf(ctx, trx, { memberId, purposes })
  })
  return tellAndRead(ctx, id)
}

/** The member's own export, told to them by mail as their own is. Health topics are theirs alone. */
export async function makeDataFile(
  ctx: Context,
  { id, version }: ParsedInput<typeof api.makeDataFile>,
  caller: Caller,
): Promise<Output<typeof api.makeDataFile>> {
  const step = { id, version, kind: 'copy', step: 'fileMade' } as const
  await ensureOpenFor(ctx, id, caller)
  const { memberId, phone } = await workOff(ctx, step, caller, () => Promise.resolve())
  const member = { id: memberId, phone, sessionId: 0, fullName: '', isEmployee: false }
  const data = await exportMemberData(ctx, {}, { ip: '', requestId: caller.requestId, member })
  return {
    request: await tellAndRead(ctx, id),
    data: { ...data, user: { ...data.user, healths: [] } },
  }
}

/** The person's page was opened with a reason, by whoever asks. */
export async function ensureOpenFor(ctx: Context, id: number, caller: Caller): Promise<void> {
  const request = await ctx.db
    .selectFrom('data_request')
    .select('customer_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!request) throw new Refusal('notFound')
  await getOpenCustomer(ctx, request.customer_id, caller)
}

interface Step {
  id: number
  version: number
  kind: RequestKind
  step: Exclude<RequestStep, 'erased' | 'nameCorrected'>
  /** Which fields it changes, for the audit; never what stands in them. */
  after?: object
}

interface Person {
  memberId: number
  customerId: number
  phone: string
  dueAt: Date
}

/** One step of an open request of its kind, about somebody who has an account, in one transaction. */
export async function workOff(
  ctx: Context,
  { id, version, kind, step, after }: Step,
  caller: Caller,
  act: (trx: Db, person: Person) => Promise<void>,
): Promise<Person> {
  return ctx.db.transaction().execute(async (trx) => {
    const taken = await takeOpen(ctx, trx, { id, version })
    if (taken.kind !== kind) throw new Refusal('conflict', { message: texts.notThisKind })
    const { memberId } = taken
    const phone = memberId === null ? null : await findPhone(trx, taken.customerId)
    if (memberId === null || phone === null) {
      throw new Refusal('conflict', { message: texts.noAccount })
    }
    const person = { ...taken, memberId, phone }
    await trx
      .updateTable('data_request')
      .set({ steps: sql`array_append(array_remove(steps, ${step}), ${step})` })
      .where('id', '=', id)
      .execute()
    await act(trx, person)
    await recordAudit(ctx, trx, caller, {
      action: texts[step],
      subject: { kind: 'dataRequest', id },
      ...(after && { after }),
    })
    return person
  })
}

async function findPhone(trx: Db, customerId: number): Promise<string | null> {
  const found = await trx
    .selectFrom('customer')
    .select('phone')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return found?.phone ?? null
}
