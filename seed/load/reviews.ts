import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { days, hours } from '#domain/kernel/durations.ts'
import { reviews, type SeedReview } from '#seed/reviews/reviews.ts'
import { writers } from '#seed/reviews/writers.ts'
import type { Context } from '#server/context.ts'
import { saveMember } from '#server/identity/index.ts'
import { savePastOrder } from '#server/order/index.ts'
import type { Db } from '#server/platform/db.ts'
import { loadReviews as saveReviews, type LoadedReview } from '#server/review/index.ts'
import { demoLogins } from '../demo-logins.ts'
import { demoCameBy } from '../came-by.ts'
import { productIds } from './catalog.ts'
import { home } from './demo-member.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

/** Products of an order of which its buyer says something. */
const perOrder = 4

/**
 * What buyers of the past say of what they got, once: members with two or three orders each, who cannot log in. Needs the
 * demo's products.
 */
export async function loadReviews(tools: Tools): Promise<boolean> {
  return tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the reviews'))`.execute(trx)
    const members = await addWriters(tools, trx)
    if (!members) return false
    const orders = Array.from({ length: reviews.length / perOrder }, (_, at) => at)
    for (const at of orders) {
      const writer = members[at % members.length]!
      const said = reviews.slice(at * perOrder, (at + 1) * perOrder)
      await addOrder(tools, trx, { writer, said, at })
    }
    return true
  })
}

interface Writer {
  id: number
  phone: string
  fullName: string
}

/** Null where they are there already. */
async function addWriters(tools: Tools, trx: Db): Promise<Writer[] | null> {
  const members: Writer[] = []
  for (const [at, { phone, fullName, gender }] of writers.entries()) {
    const id = await saveMember(tools, trx, {
      phone,
      fullName,
      gender,
      // Nobody knows it.
      password: randomBytes(24).toString('base64'),
      email: `khach${at + 1}@example.vn`,
      birthday: `19${70 + at * 2}-06-15`,
      jobId: 1,
      healths: [],
      addresses: [],
      consents: {},
    })
    if (id === null) return null
    members.push({ id, phone, fullName })
  }
  return members
}

async function addOrder(
  { clock }: Tools,
  trx: Db,
  { writer, said, at }: { writer: Writer; said: readonly SeedReview[]; at: number },
): Promise<void> {
  // From a hundred days ago until two weeks ago.
  const placed = new Date(clock.now().getTime() - days(103 - at * 3) + hours(at % 7))
  const after = (time: number) => new Date(placed.getTime() + time)
  const code = await savePastOrder(trx, {
    ...home,
    ...demoCameBy(at),
    memberId: writer.id,
    phone: writer.phone,
    receiver: writer.fullName,
    products: said.map(({ slug }, line) => ({ id: productIds(slug), quantity: 1 + (line % 2) })),
    life: [
      { event: 'placedCash', at: placed },
      { event: 'handedToCarrier', at: after(hours(18)) },
      { event: 'delivered', at: after(days(2)) },
    ],
  })
  const loaded = said.map((review, line): LoadedReview => {
    const { slug, stars, words, answer, isInsulting } = review
    const by = `staff:${demoLogins.staff[0].username}`
    return {
      orderCode: code,
      productId: productIds(slug),
      memberId: writer.id,
      fullName: writer.fullName,
      stars,
      words,
      at: after(days(4) + hours(line * 5)),
      ...(answer && { answer: { text: answer, by, at: after(days(5)) } }),
      ...(isInsulting && { hidden: { reason: 'insult', by, at: after(days(5)) } }),
    }
  })
  await saveReviews({ clock }, trx, loaded)
}
