import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type {
  BackofficeOrder,
  getBackofficeOrder as definition,
} from '#domain/order/backoffice/api.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Caller, Context } from '../../context.ts'
import { findFullName } from '../../identity/index.ts'
import { listEntriesOf } from '../../loyalty/index.ts'
import { listMessages } from '../../notification/index.ts'
import { actorsOf, findPayments } from '../../payment/index.ts'
import { getStaff } from '../../platform/http/access.ts'
import { findStaffNames } from '../../staff/index.ts'
import { listUnknownWords } from '../../shipping/index.ts'
import { findCashOf } from '../cash/queries.ts'
import { findCarrierRule } from '../move/choose-unit.ts'
import { toOrder } from '../order-view.ts'
import { findOrder } from '../queries.ts'
import { viewPayments } from '../payment/view-payments.ts'
import { messageKeysOf, pointCausesOf, stockCausesOf } from './causes-of-order.ts'
import { findBackofficeParts, listStockMoves } from './backoffice-order-queries.ts'
import { toBackofficeOrder, type KnownOfOrder } from './backoffice-order-view.ts'

/** Everything the shop knows of an order, and what this person may do with it. */
export async function getBackofficeOrder(
  ctx: Context,
  { code }: Pick<ParsedInput<typeof definition>, 'code'>,
  caller: Caller,
): Promise<BackofficeOrder> {
  const known = await gather(ctx, code)
  if (!known) throw new Refusal('notFound')
  return toBackofficeOrder(known, permissionsOf(getStaff(caller).role))
}

async function gather(ctx: Context, code: string): Promise<KnownOfOrder | null> {
  const { db } = ctx
  const [found, parts] = await Promise.all([findOrder(db, code), findBackofficeParts(db, code)])
  if (!found || !parts) return null
  const payments = (await findPayments(db, [parts.id])).get(parts.id) ?? {
    attempts: [],
    refunds: [],
  }
  const { provinceId, paymentMethod } = parts
  const toSend = { id: parts.id, code, paymentMethod, provinceId }
  const canLeave = parts.status === 'processing'
  const [paying, memberName, stock, points, messages, carrier, words, cash, names] =
    await Promise.all([
      viewPayments(ctx, [found], { withQr: false }),
      parts.memberId === null ? null : findFullName(db, parts.memberId),
      listStockMoves(db, stockCausesOf(parts)),
      listEntriesOf(db, pointCausesOf(parts)),
      listMessages(db, messageKeysOf(parts, payments.refunds)),
      canLeave ? findCarrierRule(ctx, toSend) : null,
      listUnknownWords(db, parts.id),
      findCashOf(db, parts.id, ctx.clock.today()),
      findStaffNames(db, [
        ...[...parts.changes, ...parts.edits, ...parts.returns, ...parts.notes, ...parts.wards].map(
          ({ actor }) => actor,
        ),
        ...payments.refunds.flatMap(({ doneBy, account }) =>
          [doneBy ?? [], actorsOf(account)].flat(),
        ),
      ]),
    ])
  const order = toOrder(found, paying.get(parts.id))
  const written = { stock, points, messages, words, cash, names }
  return { order, parts, payments, memberName, carrier, ...written }
}
