import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countWaiting } from '#test/support/count-waiting.ts'
import { openMemberShop, refusalOf, registerMember } from '#test/support/members.ts'
import { changeOwn, receivedBy, review } from '#test/support/reviews.ts'
import { leaveLead } from '#domain/publishing/api.ts'
import { blockOf, hireEditors, publishLanding, wholeLanding } from '#test/support/publishing.ts'
import { ask, openDesk } from '#test/support/questions.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import type { TestShop } from '#test/support/app.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { erasePerson, takeDueMember } from '../../server/identity/erase-queries.ts'
import { sealPhone } from '../../server/identity/erased-phone.ts'
import { holdMember } from '../../server/identity/index.ts'
import { leadListeners } from '../../server/publishing/landing/leads.ts'

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

/** Leaves a phone with the form of a page of its own. */
async function landingForm(slug: string) {
  const form = blockOf('lead', { title: 'Tư vấn', purpose: 'gọi tư vấn' })
  await publishLanding(shop, await hireEditors(shop), slug, wholeLanding([form], { title: slug }))
  return (phone: string, headers: Record<string, string>) =>
    shop.call(leaveLead, { slug, block: form.key, name: 'Lan', phone, consent: true }, { headers })
}

function leadsOf(phone: string) {
  return shop.ctx.db.selectFrom('content_lead').select('id').where('phone', '=', phone).execute()
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

  test('leaves no phone with a form of a landing page', async () => {
    const send = await landingForm('xoa-luc-gui')
    const phone = '0977100002'
    const { headers } = await registerMember(shop, phone)
    expect(await duringErasure(phone, () => send(phone, headers))).toBe('unauthenticated')
    expect(await leadsOf(phone)).toEqual([])
  })

  test('is waited for by the erasing, logged in or not, where a phone is being left', async () => {
    const send = await landingForm('gui-truoc-xoa')
    const now = shop.ctx.clock.now()
    for (const [nth, isLoggedIn] of [true, false].entries()) {
      const phone = `097710001${nth}`
      const { headers } = await registerMember(shop, phone)
      await shop.ctx.db
        .updateTable('member')
        .set({ deletion_asked_at: now, deletion_due_at: now })
        .where('phone', '=', phone)
        .execute()
      let sent: Promise<unknown> | undefined
      await shop.ctx.db.transaction().execute(async (before) => {
        // Holds back the lead's row, in the middle of its transaction.
        await sql`lock table content_lead in exclusive mode`.execute(before)
        sent = send(phone, isLoggedIn ? headers : {})
        await waitFor(async () => expect(await countWaiting(shop)).toBe(1))
        expect(await takeDueMember(shop.ctx.db, now)).toBeNull()
      })
      await sent
      expect(await leadsOf(phone)).toHaveLength(1)
      await shop.ctx.db.transaction().execute(async (trx) => {
        await erasePerson(trx, { ...(await takeDueMember(trx, now))!, now })
      })
      await leadListeners['member.erased']!['forgetLeads']!(shop.ctx, {
        phone: sealPhone(shop.ctx, phone),
      })
      expect(await leadsOf(phone)).toEqual([])
    }
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
