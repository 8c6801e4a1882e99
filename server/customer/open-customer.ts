import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as desk from '#domain/customer/backoffice/api.ts'
import { openMinutes, type LookTask } from '#domain/customer/looks.ts'
import { customerTexts as texts } from '#domain/customer/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { permissionsOf, type Permission } from '#domain/staff/permissions.ts'
import { findMemberOfChat } from '../chat/index.ts'
import type { Caller, Context } from '../context.ts'
import { findPersonOfOrder, findPersonOfReturn } from '../order/index.ts'
import { getStaff } from '../platform/http/access.ts'
import { findAsker } from '../question/index.ts'
import { recordAudit } from '../staff/index.ts'
import { findCustomerById, findCustomerOf, type StoredCustomer } from './customer-queries.ts'
import { toCustomerHead } from './customer-view.ts'
import { findOpenUntil, insertLook } from './look-queries.ts'

/** Opens a customer for a reason that was chosen first. */
export async function openCustomer(
  ctx: Context,
  { id, cause, words }: ParsedInput<typeof desk.openCustomer>,
  caller: Caller,
): Promise<desk.CustomerHead> {
  const customer = await findCustomerById(ctx.db, id)
  if (!customer) throw new Refusal('notFound')
  const until = await look(
    ctx,
    customer,
    { reason: cause, words, task_kind: null, task_ref: '' },
    caller,
  )
  return toCustomerHead(customer, until)
}

/** Opens the customer whom a task names, for whoever may see that task. */
export async function openCustomerOfTask(
  ctx: Context,
  { task, ref }: ParsedInput<typeof desk.openCustomerOfTask>,
  caller: Caller,
): Promise<Output<typeof desk.openCustomerOfTask>> {
  const { permission, find } = tasks[task]
  if (!permissionsOf(getStaff(caller).role).includes(permission)) throw new Refusal('forbidden')
  const person = await find(ctx, ref)
  const customer = person && (await findCustomerOf(ctx.db, person))
  if (!customer) throw new Refusal('notFound')
  const why = { reason: 'task', words: '', task_kind: task, task_ref: ref } as const
  await look(ctx, customer, why, caller)
  return { id: customer.id }
}

/** Refuses `lookNeeded` where the customer is not open for whoever asks; gives until when they are. */
export async function ensureOpen(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  customerId: number,
  caller: Caller,
): Promise<Date> {
  const { id: staffId } = getStaff(caller)
  const until = await findOpenUntil(db, { staffId, customerId, now: clock.now() })
  if (!until) throw new Refusal('lookNeeded')
  return until
}

type Person = { memberId: number | null; phone: string | null } | null

/** How each task names a person, and who may see the task. */
const tasks: Record<
  LookTask,
  { permission: Permission; find: (ctx: Context, ref: string) => Promise<Person> }
> = {
  order: { permission: 'orders.read', find: ({ db }, code) => findPersonOfOrder(db, code) },
  return: {
    permission: 'orders.read',
    find: ({ db }, ref) => findById(ref, (id) => findPersonOfReturn(db, id)),
  },
  question: {
    permission: 'questions.read',
    find: ({ db }, ref) => findById(ref, (id) => findAsker(db, id)),
  },
  chat: {
    permission: 'chat.read',
    find: ({ db }, ref) =>
      findById(ref, async (id) => {
        const memberId = await findMemberOfChat(db, id)
        return memberId === null ? null : { memberId, phone: null }
      }),
  },
}

async function findById(ref: string, find: (id: number) => Promise<Person>): Promise<Person> {
  return /^[1-9]\d{0,8}$/.test(ref) ? find(Number(ref)) : null
}

type Why = Pick<Parameters<typeof insertLook>[1], 'reason' | 'words' | 'task_kind' | 'task_ref'>

/** Notes that somebody looks at a customer, and why; gives until when they stay open. Refuses `rateLimited`. */
export async function look(
  ctx: Context,
  { id }: StoredCustomer,
  why: Why,
  caller: Caller,
): Promise<Date> {
  const staff = getStaff(caller)
  await ctx.limits.consume('customerLooks', `staff:${staff.id}`)
  const at = ctx.clock.now()
  const until = new Date(at.getTime() + minutes(openMinutes))
  await ctx.db.transaction().execute(async (trx) => {
    await insertLook(trx, { customer_id: id, staff_id: staff.id, ...why, at, until })
    const { reason, task_kind: task, task_ref: ref } = why
    await recordAudit(ctx, trx, caller, {
      action: texts.opened,
      subject: { kind: 'customer', id },
      after: task === null ? { cause: reason } : { cause: reason, task, ref },
    })
  })
  return until
}
