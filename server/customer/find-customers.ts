import { foldVietnamese } from '#domain/kernel/fold.ts'
import { isPhone, normalizePhone } from '#domain/kernel/phone.ts'
import { checkCodeFormat } from '#domain/genuine/code-format.ts'
import { readOrderQuery } from '#domain/order/backoffice/read-query.ts'
import type { Context } from '../context.ts'
import { findCodes } from '../genuine/index.ts'
import { findAccount } from '../loyalty/index.ts'
import { findOrdersOfCode, findPersonOfOrder } from '../order/index.ts'
import type { CustomerSearch } from './customer-queries.ts'

const minDigits = 3
const maxWords = 6
const maxOrders = 5

/** Whom somebody may mean by what they typed; null where it can mean nobody. */
export async function readCustomerSearch(
  ctx: Context,
  typed: string,
): Promise<CustomerSearch | null> {
  const digits = normalizePhone(typed)
  if (/^\d+$/.test(digits)) return digits.length < minDigits ? null : byDigits(digits)
  const phones = await phonesOf(ctx, typed)
  if (phones) return phones.length > 0 ? { words: [], digits: null, phones } : null
  const words = foldVietnamese(typed).split(' ').filter(Boolean).slice(0, maxWords)
  return words.length > 0 ? { words, digits: null, phones: [] } : null
}

function byDigits(digits: string): CustomerSearch {
  return isPhone(digits)
    ? { words: [], digits: null, phones: [digits] }
    : { words: [], digits, phones: [] }
}

/** Of an order's code, a loyalty number or the code of a box; null where it is none of them. */
async function phonesOf(ctx: Context, typed: string): Promise<string[] | null> {
  const code = typed.trim().toUpperCase()
  if (/^AL\d{10}$/.test(code)) {
    const account = await findAccount(ctx.db, { loyaltyNumber: code }, ctx.clock.today())
    return account?.phone ? [account.phone] : []
  }
  if (readOrderQuery(typed).by === 'code') return phonesOfOrders(ctx, typed)
  if (checkCodeFormat(code) !== null) return null
  const found = await findCodes(ctx, [code])
  const phone = found.get(code)?.usedBy
  // Ten letters may be a name after all.
  return phone ? [phone] : null
}

async function phonesOfOrders(ctx: Context, typed: string): Promise<string[]> {
  const hits = await findOrdersOfCode(ctx.db, typed, maxOrders)
  const people = await Promise.all(hits.map(({ code }) => findPersonOfOrder(ctx.db, code)))
  return [...new Set(people.flatMap((person) => (person?.phone ? [person.phone] : [])))]
}
