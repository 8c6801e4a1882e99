import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as content from '#domain/publishing/backoffice/api.ts'
import { getOwnAnswer } from '#domain/question/api.ts'
import * as desk from '#domain/question/backoffice/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'
import {
  approveAnswer,
  ask,
  askedWords,
  messagesTo,
  openDesk,
  runEvents,
  writeAnswer,
  type Desk,
} from '#test/support/questions.ts'
import { hireStaff } from '#test/support/staff.ts'

let shop: TestShop
let people: Desk

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  people = await openDesk(shop)
})
afterAll(() => shop.close())

const as = (headers: Record<string, string>) => ({ headers })
let phones = 0

/** A question of somebody new with its answer, and the token of the link that they were sent. */
async function answered(how: 'public' | 'private') {
  phones += 1
  const phone = `09018${String(phones).padStart(5, '0')}`
  const id = await ask(shop, people, { phone })
  const question = await writeAnswer(shop, people, id)
  await approveAnswer(shop, people, question)
  const sending = { id, version: question.version, revision: 1, how }
  await shop.call(desk.sendAnswer, sending, as(people.first))
  await runEvents(shop, ['question.answered'])
  const [told] = await messagesTo(shop, phone)
  return { ...question.answer!, token: /tra-loi\/([^/]+)\//.exec(told!)![1]! }
}

describe('an answer that somebody was given', () => {
  test.each(['public', 'private'] as const)(
    'is taken back when its approval is withdrawn (%s)',
    async (how) => {
      const { content_id: id, token } = await answered(how)
      const returned = { id, number: 1, verdict: 'returned', words: 'Sai liều' } as const
      await shop.call(content.reviewRevision, returned, as(people.second))
      expect(await shop.call(getOwnAnswer, { token })).toEqual({
        state: 'takenBack',
        question: askedWords,
        asked_at: expect.any(String),
      })
    },
  )

  test('is taken back when it is stopped for all; what is public in its place is read instead', async () => {
    const { content_id: id, slug, token } = await answered('public')
    const { headers } = await hireStaff(shop)
    const { publications } = await shop.call(content.getContent, { id }, { headers })
    const stopping = { id, publication: publications[0]!.id, reason: 'Cần xem lại' }
    await shop.call(content.stopPublication, stopping, { headers })
    expect(await shop.call(getOwnAnswer, { token })).toMatchObject({ state: 'takenBack' })
    await shop.call(content.publishRevision, { id, number: 1, reason: '' }, { headers })
    const again = await shop.call(getOwnAnswer, { token })
    expect(again).toMatchObject({ state: 'given', public_slug: slug })
  })
})
