import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as sections from '#domain/customer/backoffice/sections.ts'
import { customerTexts as texts } from '#domain/customer/texts.ts'
import { addDays, toVietnamIso } from '#domain/kernel/dates.ts'
import { points } from '#domain/kernel/points.ts'
import { toPage } from '#domain/paging.ts'
import { maxCustomersCounted } from '#domain/customer/looks.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { carrierLabel } from '#domain/shipping/units.ts'
import type { Caller, Context } from '../../context.ts'
import { findDeskMember, listAddressesOfPhone, type DeskMember } from '../../identity/index.ts'
import { findAccount, listExpiring } from '../../loyalty/index.ts'
import { readStanding } from '../../membership/index.ts'
import { countOrdersOfPerson, listOrdersOfPerson, type OrderOfPerson } from '../../order/index.ts'
import { getStaff } from '../../platform/http/access.ts'
import type { StoredCustomer } from '../customer-queries.ts'
import { getOpenCustomer } from '../get-open-customer.ts'
import { listNotes } from '../notes.ts'

const newestOrders = 3
const nextExpiring = 3
/** Longer than any points live. */
const expiringDays = 5 * 366

/** What a caller asks first: where the parcel is, how many points there are. */
export async function getCustomerOverview(
  ctx: Context,
  { id }: ParsedInput<typeof sections.getCustomerOverview>,
  caller: Caller,
): Promise<sections.CustomerOverview> {
  const customer = await getOpenCustomer(ctx, id, caller)
  const { phone, memberId } = customer
  const [member, known, account, orders, notes] = await Promise.all([
    memberId === null ? null : findDeskMember(ctx.db, memberId),
    phone === null ? [] : listAddressesOfPhone(ctx.db, phone),
    viewPoints(ctx, customer),
    listOrdersOfPerson(ctx.db, customer, { page: 1, limit: newestOrders }),
    listNotes(ctx.db, id, getStaff(caller).id),
  ])
  return {
    ...aboutMember(member),
    name: phone === null ? texts.erasedName : customer.name,
    phone: phone ?? '',
    addresses: [
      ...(member?.addresses ?? []).map((place) => ({
        text: place.full_address,
        is_default: place.is_default,
        isCrmAddress: false,
      })),
      ...known.map((place) => ({
        text: place.full_address,
        is_default: false,
        isCrmAddress: true,
      })),
    ],
    points: account,
    orders: orders.map(toOrder),
    notes,
  }
}

export async function listCustomerOrders(
  ctx: Context,
  { id, page, limit }: ParsedInput<typeof sections.listCustomerOrders>,
  caller: Caller,
): Promise<Output<typeof sections.listCustomerOrders>> {
  const customer = await getOpenCustomer(ctx, id, caller)
  const [rows, total] = await Promise.all([
    listOrdersOfPerson(ctx.db, customer, { page, limit }),
    countOrdersOfPerson(ctx.db, customer, maxCustomersCounted),
  ])
  return toPage(rows.map(toOrder), total, page, limit)
}

function aboutMember(member: DeskMember | null) {
  return {
    ...(member?.email ? { email: member.email } : {}),
    ...(member?.gender ? { gender: member.gender } : {}),
    ...(member?.birthday ? { birthday: member.birthday } : {}),
    ...(member?.job ? { job: member.job } : {}),
    is_employee: member?.is_employee ?? false,
    registered_at: member && toVietnamIso(member.created_at),
    deletion_due_at: member?.deletion_due_at ? toVietnamIso(member.deletion_due_at) : null,
  }
}

async function viewPoints(
  ctx: Context,
  { phone }: StoredCustomer,
): Promise<sections.CustomerOverview['points']> {
  const today = ctx.clock.today()
  const account = phone === null ? null : await findAccount(ctx.db, { phone }, today)
  if (!account) return null
  const [{ tier }, expiring] = await Promise.all([
    readStanding(ctx, account.id, today),
    listExpiring(ctx.db, account.id, today, addDays(today, expiringDays)),
  ])
  return {
    loyalty_number: account.loyaltyNumber,
    available: points(account.available),
    holding: points(account.holding),
    owed: points(account.debt),
    tier: tier.name,
    locked: account.status === 'locked',
    expiring: expiring
      .slice(0, nextExpiring)
      .map((each) => ({ points: points(each.points), on: each.expiresOn })),
  }
}

function toOrder(order: OrderOfPerson): sections.CustomerOrder {
  return {
    code: order.code,
    status: order.status,
    placed_at: toVietnamIso(order.createdAt),
    goods: order.goods,
    total: vnd(order.total),
    carrier: carrierLabel(order.shippingUnit),
    tracking_code: order.trackingCode,
    promised_by: order.deliveryTo,
    moved_at: toVietnamIso(order.movedAt),
  }
}
