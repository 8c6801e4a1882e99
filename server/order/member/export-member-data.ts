import type { Output } from '#domain/contract.ts'
import type * as accountData from '#domain/identity/account-data/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { bankName } from '#domain/payment/banks.ts'
import type { Caller, Context } from '../../context.ts'
import { listTraces, type CodeTraces } from '../../genuine/index.ts'
import { exportIdentity } from '../../identity/index.ts'
import { findAccount, listEntries, type Account, type LedgerEntry } from '../../loyalty/index.ts'
import { listAccountsOfOrders, type ListedAccount } from '../../payment/index.ts'
import { getMember } from '../../platform/http/access.ts'
import { listWallet } from '../../voucher/index.ts'
import { toOrder } from '../order-view.ts'
import { viewPayments } from '../payment/view-payments.ts'
import { listRequestsOfMember } from '../return-request/request-queries.ts'
import { toExported } from '../return-request/request-view.ts'
import { listOrdersOfMember } from './member-queries.ts'

const maxRows = 100_000

/** What the modules above this one add to it is not known here. */
export type MemberExport = Omit<
  Output<typeof accountData.exportData>,
  'standing_orders' | 'reviews' | 'expert_questions' | 'games' | 'chats'
>

/** A member's whole data: the account, and what only the modules up to this one know. */
export async function exportMemberData(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<MemberExport> {
  const identity = await exportIdentity(ctx, caller)
  const { id: memberId, phone } = getMember(caller)
  const filter = { memberId, code: null, statuses: null }
  const { orders } = await listOrdersOfMember(ctx.db, filter, { page: 1, limit: maxRows })
  const payments = await viewPayments(ctx, orders, { withQr: false })
  const account = await findAccount(ctx.db, { memberId }, ctx.clock.today())
  const traces = await listTraces(ctx.db, phone)
  return {
    ...identity,
    orders: orders.map((parts) => toOrder(parts, payments.get(parts.order.id))),
    points: account && (await exportPoints(ctx, account)),
    vouchers: account ? await listWallet(ctx, account.id) : [],
    code_tries: traces.tries.map(toTry),
    return_requests: (await listRequestsOfMember(ctx.db, memberId)).map(toExported),
    refund_accounts: (
      await listAccountsOfOrders(
        ctx.db,
        orders.map(({ order }) => order.id),
      )
    ).map(toAccount),
    counterfeit_reports: traces.reports.map(toReport),
  }
}

async function exportPoints(ctx: Context, account: Account): Promise<MemberExport['points']> {
  const { entries } = await listEntries(ctx.db, account.id, { page: 1, limit: maxRows })
  return {
    loyalty_number: account.loyaltyNumber,
    available: account.available,
    holding: account.holding,
    owed: account.debt,
    entries: entries.map(toLine),
  }
}

function toLine(entry: LedgerEntry) {
  return {
    id: entry.id,
    type: entry.kind,
    point: entry.availableChange,
    held: entry.holdingChange,
    owed: entry.debtChange,
    balance: entry.balance,
    cause: entry.cause,
    note: entry.note,
    created_at: toVietnamIso(entry.at),
    ...(entry.expiresOn === null ? {} : { expires_on: entry.expiresOn }),
  }
}

function toAccount({ orderCode, bankBin, accountNumber, holder, givenAt }: ListedAccount) {
  return {
    order_code: orderCode,
    bank: bankName(bankBin),
    account_number: accountNumber,
    holder,
    given_at: toVietnamIso(givenAt),
  }
}

function toTry({ pharmacyCode, at, ...rest }: CodeTraces['tries'][number]) {
  return {
    ...rest,
    ...(pharmacyCode === null ? {} : { store_code: pharmacyCode }),
    created_at: toVietnamIso(at),
  }
}

function toReport(report: CodeTraces['reports'][number]) {
  const { reference, code, place, description, state, photoSize, at } = report
  return {
    reference,
    code,
    place,
    description,
    state,
    ...(photoSize === null ? {} : { photo_bytes: photoSize }),
    created_at: toVietnamIso(at),
  }
}
