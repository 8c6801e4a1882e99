import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countWaiting } from '#test/support/count-waiting.ts'
import { openMemberShop, refusalOf, registerMember } from '#test/support/members.ts'
import { changeOwn, receivedBy, review } from '#test/support/reviews.ts'
import { ask, openDesk } from '#test/support/questions.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import type { TestShop } from '#test/support/app.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { erasePerson, takeDueMember } from '../../server/identity/erase-queries.ts'
import { holdMember } from '../../server/identity/index.ts'

let shop: TestShop
let shelf: ShelfProduct[]
beforeAll(async () => {
  shop = await openMemberShop()
  shelf = await addStock(shop.ctx.db, [{ code: 'ERASED', onHand: 100 }])
})
afterAll(() => shop.close())

/** What comes of a request that is under way while its member is erased. */
async function duringErasure(phone: string, send: () => Promise<unknown>): Promise<string> {
  const now = shop.ctx.clock.now()
  let sent: Promise<string> | undefined
  await shop.ctx.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('member')
      .set({ deletion_asked_at: now, deletion_due_at: now })
      .where('phone', '=', phone)
      .execute()
    const due = await takeDueMember(trx, now)
    await erasePerson(trx, { ...due!, now })
    sent = refusalOf(send())
    await waitFor(async () => expect(await countWaiting(shop)).toBe(1))
  })
  return sent!
}

describe('a member who is erased while they write', () => {
  test('leaves no review', async () => {
    const received = await receivedBy(shop, shelf)
    const outcome = await duringErasure(received.buyer.phone, () => review(shop, received))
    expect(outcome).toBe('unauthenticated')
    const kept = await shop.ctx.db
      .selectFrom('product_review')
      .select('id')
      .where('member_id', '=', received.buyer.id)
      .execute()
    expect(kept).toEqual([])
  })

  test('changes no review', async () => {
    const received = await receivedBy(shop, shelf)
    await review(shop, received)
    const change = () => changeOwn(shop, received, { version: 1 })
    expect(await duringErasure(received.buyer.phone, change)).toBe('unauthenticated')
  })

  test('leaves no question', async () => {
    const people = await openDesk(shop)
    const phone = '0977100001'
    const { headers } = await registerMember(shop, phone)
    const outcome = await duringErasure(phone, () => ask(shop, people, { phone }, headers))
    expect(outcome).toBe('unauthenticated')
    const kept = await shop.ctx.db
      .selectFrom('expert_question')
      .select('id')
      .where('phone', '=', phone)
      .execute()
    expect(kept).toEqual([])
  })

  test('who was quicker is erased afterwards, with what they wrote', async () => {
    const { buyer } = await receivedBy(shop, shelf)
    const now = shop.ctx.clock.now()
    await shop.ctx.db
      .updateTable('member')
      .set({ deletion_asked_at: now, deletion_due_at: now })
      .where('id', '=', buyer.id)
      .execute()
    await shop.ctx.db.transaction().execute(async (writing) => {
      await holdMember(writing, buyer.id)
      expect(await takeDueMember(shop.ctx.db, now)).toBeNull()
    })
    expect(await takeDueMember(shop.ctx.db, now)).toMatchObject({ id: buyer.id })
  })
})
