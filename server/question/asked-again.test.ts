import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { days } from '#domain/kernel/durations.ts'
import * as desk from '#domain/question/backoffice/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'
import {
  approveAnswer,
  ask,
  messagesTo,
  openDesk,
  runEvents,
  writeAnswer,
  type Desk,
} from '#test/support/questions.ts'
import { expectRefused } from '#test/support/refused.ts'
import { hireStaff } from '#test/support/staff.ts'

let shop: TestShop
let people: Desk

beforeEach(async () => {
  shop = await openMemberShop()
  people = await openDesk(shop)
})
afterEach(() => shop.close())

const phone = '0902000009'

/** As somebody reads it who logs in now: whoever did before the clock moved is out. */
async function read(id: number) {
  const { headers } = await hireStaff(shop, 'care')
  return shop.call(desk.getQuestion, { id }, { headers })
}

async function close(id: number, version: number) {
  const { headers } = await hireStaff(shop, 'care')
  const closed = { id, version, reason: 'Không liên lạc được' }
  await shop.call(desk.closeQuestion, closed, { headers })
}

describe('who asks the same again', () => {
  test('months after the answer is told it once more, once a day, and nobody is asked', async () => {
    const id = await ask(shop, people, { phone })
    const question = await writeAnswer(shop, people, id)
    await approveAnswer(shop, people, question)
    const answer = { id, version: question.version, revision: 1, how: 'private' as const }
    await shop.call(desk.sendAnswer, answer, { headers: people.first })
    await runEvents(shop, ['question.answered'])
    const toldAfterAsking = async () => {
      expect(await ask(shop, people, { phone })).toBe(id)
      await runEvents(shop, ['question.askedAgain'])
      return (await messagesTo(shop, phone)).length
    }
    // The same press, sent once more.
    expect(await toldAfterAsking()).toBe(1)
    shop.ctx.clock.advance(days(60))
    expect(await toldAfterAsking()).toBe(2)
    expect(await toldAfterAsking()).toBe(2)
    shop.ctx.clock.advance(days(1))
    expect(await toldAfterAsking()).toBe(3)
    const [first, ...others] = await messagesTo(shop, phone)
    expect(others).toEqual([first, first])
    expect(await read(id)).toMatchObject({ state: 'answered' })
  })

  test('after it was closed waits again, by twenty at once as one', async () => {
    const id = await ask(shop, people, { phone })
    await close(id, 1)
    await ask(shop, people, { phone })
    expect(await read(id)).toMatchObject({ state: 'closed', version: 2 })
    shop.ctx.clock.advance(days(40))
    await Promise.all(Array.from({ length: 20 }, () => ask(shop, people, { phone })))
    expect(await read(id)).toMatchObject({ state: 'new', version: 3, closed_reason: '' })
  })

  test('counts among the five of a day', async () => {
    const id = await ask(shop, people, { phone })
    await close(id, 1)
    shop.ctx.clock.advance(days(2))
    const limited = await openTestShop({ beside: shop, now: shop.ctx.clock.now().toISOString() })
    for (let nth = 1; nth <= 5; nth += 1) {
      await ask(limited, people, { phone, question: `Mỗi sáng tôi hay đau lưng, lần thứ ${nth}.` })
    }
    expect((await expectRefused(ask(limited, people, { phone }))).code).toBe('rateLimited')
    await limited.close()
    expect(await read(id)).toMatchObject({ state: 'closed' })
  })
})
