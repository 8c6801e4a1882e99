import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso, vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'
import type * as api from '#domain/order/return-request/backoffice/api.ts'
import { lateBefore } from '#domain/order/return-request/lapse.ts'
import {
  canReturn,
  returnRequestStates,
  returnTransitions,
} from '#domain/order/return-request/states.ts'
import { returnRequestTexts as texts } from '#domain/order/return-request/texts.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { findStaffNames, recordAudit, staffActor } from '../../staff/index.ts'
import { announceReturns } from './ask-return.ts'
import {
  countLate,
  countRequests,
  findRequest,
  listRequests,
  moveRequest,
  type StoredRequest,
} from './request-queries.ts'
import { commonView, shownStateOf } from './request-view.ts'

const countedUpTo = 1000

export async function listReturnRequests(
  { db, clock }: Context,
  { state, q, cursor, limit }: ParsedInput<typeof api.listReturnRequests>,
): Promise<Output<typeof api.listReturnRequests>> {
  const before = Number.isSafeInteger(Number(cursor)) ? Number(cursor) : null
  const filter = { state: state ?? null, code: codeStart(q), before, limit: limit + 1 }
  const lateFrom = lateBefore(clock.today())
  const [rows, counts, late] = await Promise.all([
    listRequests(db, filter),
    countRequests(db, returnRequestStates, countedUpTo),
    countLate(db, lateFrom, countedUpTo),
  ])
  const items = rows.slice(0, limit)
  return {
    items: items.map((request) => toListed(request, lateFrom)),
    late,
    next: rows.length > limit ? String(items.at(-1)!.id) : null,
    counts: Object.fromEntries(counts.map(({ state: of, count }) => [of, count])) as Output<
      typeof api.listReturnRequests
    >['counts'],
  }
}

export async function countReturnRequests({
  db,
}: Context): Promise<Output<typeof api.countReturnRequests>> {
  const [received] = await countRequests(db, ['received'], countedUpTo)
  return { received: received!.count }
}

export async function getReturnRequest(
  ctx: Context,
  { id }: ParsedInput<typeof api.getReturnRequest>,
  caller: Caller,
): Promise<api.BackofficeReturnRequest> {
  const request = await findRequest(ctx.db, id)
  if (!request) throw new Refusal('notFound')
  const { decidedBy } = request
  const names = await findStaffNames(ctx.db, decidedBy ? [decidedBy] : [])
  const state = shownStateOf(request)
  const may = permissionsOf(getStaff(caller).role).includes('orders.return')
  return {
    ...commonView(request),
    id,
    order_code: request.orderCode,
    receiver: request.receiver,
    photos: request.photos,
    ...(decidedBy && { decided_by: names.get(decidedBy) ?? decidedBy }),
    can: {
      accept: may && canReturn(state, 'accepted'),
      refuse: may && canReturn(state, 'refused'),
      take_goods: may && state === 'accepted',
    },
  }
}

/** The back office agrees; the goods then come in by the return of the order. */
export function acceptReturnRequest(
  ctx: Context,
  input: ParsedInput<typeof api.acceptReturnRequest>,
  caller: Caller,
): Promise<api.BackofficeReturnRequest> {
  return decide(ctx, { ...input, event: 'accepted' }, caller)
}

export function refuseReturnRequest(
  ctx: Context,
  input: ParsedInput<typeof api.refuseReturnRequest>,
  caller: Caller,
): Promise<api.BackofficeReturnRequest> {
  return decide(ctx, { ...input, event: 'refused' }, caller)
}

async function decide(
  ctx: Context,
  { id, answer, event }: { id: number; answer: string; event: 'accepted' | 'refused' },
  caller: Caller,
): Promise<api.BackofficeReturnRequest> {
  const request = await findRequest(ctx.db, id)
  if (!request) throw new Refusal('notFound')
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const move = { event, at, by: staffActor(caller), answer }
    if (!(await moveRequest(trx, { id }, move))) throw new Refusal('conflict')
    await recordAudit(ctx, trx, caller, {
      action: texts[event],
      subject: { kind: 'order', id: request.orderCode },
      reason: answer,
      before: { state: request.state },
      after: { state: returnTransitions[event].to, request: request.no },
    })
    const { orderId } = request
    await appendEvent(trx, 'order.returnRequest', { orderId, requestId: id, state: event })
  })
  announceReturns(ctx, request.orderCode)
  return getReturnRequest(ctx, { id }, caller)
}

function toListed(request: StoredRequest, lateFrom: VietnamDay): api.ListedReturnRequest {
  const { id, orderCode, receiver, reason, lines, photos, createdAt } = request
  return {
    id,
    order_code: orderCode,
    receiver,
    state: shownStateOf(request),
    reason,
    goods: lines.map(({ name, quantity }) => `${name} ×${quantity}`).join(', '),
    photos: photos.length,
    created_at: toVietnamIso(createdAt),
    late: request.state === 'received' && vietnamDayOf(createdAt) < lateFrom,
  }
}

function codeStart(q: string | undefined): string {
  const typed = q?.trim().toUpperCase() ?? ''
  return typed === '' || typed.startsWith('DH') ? typed : `DH${typed}`
}
