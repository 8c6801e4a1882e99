import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, hours } from '#domain/kernel/durations.ts'
import { exportData } from '#domain/identity/account-data/api.ts'
import { getContentPreview } from '#domain/publishing/api.ts'
import * as content from '#domain/publishing/backoffice/api.ts'
import * as shown from '#domain/publishing/experts/api.ts'
import { getOwnAnswer, listOwnQuestions } from '#domain/question/api.ts'
import * as desk from '#domain/question/backoffice/api.ts'
import { questionTexts } from '#domain/question/texts.ts'
import { listAudit } from '#domain/staff/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { openMemberShop, registerMember } from '#test/support/members.ts'
import { publishWritten } from '#test/support/publishing.ts'
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
import { expectRefused } from '#test/support/refused.ts'
import { hireStaff } from '#test/support/staff.ts'
import { questionJobs } from './jobs.ts'

let shop: TestShop
let people: Desk

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  people = await openDesk(shop)
})
afterAll(() => shop.close())

const as = (headers: Record<string, string>) => ({ headers })
let phones = 0
/** A question of somebody new, answered as far as its approval. */
async function approved(more: Parameters<typeof ask>[2] = {}) {
  phones += 1
  const phone = `09017${String(phones).padStart(5, '0')}`
  const id = await ask(shop, people, { phone, ...more })
  const question = await writeAnswer(shop, people, id)
  await approveAnswer(shop, people, question)
  const send = (how: 'public' | 'private', version = question.version) =>
    shop.call(desk.sendAnswer, { id, version, revision: 1, how }, as(people.first))
  return { id, phone, question, send }
}
const run = (name: string) => questionJobs.find((job) => job.name === name)!.run(shop.ctx)
const tell = () => runEvents(shop, ['question.answered'])

describe('asking', () => {
  test('keeps what was sent with the words agreed to; the same again is the same question', async () => {
    const id = await ask(shop, people, { phone: '0902000001' })
    expect(await ask(shop, people, { phone: '0902000001' })).toBe(id)
    const kept = await shop.ctx.db
      .selectFrom('expert_question')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ words: askedWords, consent: questionTexts.consent, state: 'new' })
    expect(kept.created_at).toEqual(shop.ctx.clock.now())
  })

  test.each([
    [{ question: 'Ngắn quá' }, 'question'],
    [{ question: 'a'.repeat(2001) }, 'question'],
    [{ consent: false as unknown as true }, 'consent'],
    [{ phone: '123' }, 'phone'],
    [{ category: 'khong-co' }, 'category'],
  ])('refuses %o at its field', async (more, field) => {
    const refusal = await expectRefused(ask(shop, people, more))
    expect(refusal.code).toBe('invalidInput')
    expect(Object.keys(refusal.fields)).toEqual([field])
  })

  test('by the slug of a category, and tells at once of an emergency', async () => {
    const { app } = shop
    const send = async (question: string) => {
      const answer = await app.fastify.inject({
        method: 'POST',
        url: '/api/admin/consultants',
        payload: {
          name: 'Lê Văn Nam',
          phone: '0902000002',
          category: 'tieu-hoa',
          question,
          consent: true,
        },
      })
      return answer.json<{ data: unknown }>().data
    }
    expect(await send('Bố tôi tự nhiên đau tức ngực và vã mồ hôi từ sáng.')).toEqual({
      ok: true,
      urgent: true,
      answer_hours: 24,
    })
    expect(await send('bo toi kho tho tu toi qua, uong thuoc gi cho do?')).toMatchObject({
      urgent: true,
    })
    expect(await send('Tôi nên uống men vi sinh trước hay sau bữa ăn?')).toMatchObject({
      urgent: false,
    })
    const { items } = await shop.call(desk.listQuestions, { urgent: 'yes' }, as(people.care))
    expect(items).toHaveLength(2)
  })

  test('sent by twenty twins at once it is kept once and counted once', async () => {
    const limited = await openTestShop({ beside: shop, now: shop.ctx.clock.now().toISOString() })
    const send = (nth: number) =>
      ask(limited, people, { phone: '0902000004', question: `${askedWords} Lần thứ ${nth}.` })
    for (const nth of [1, 2, 3]) {
      await Promise.all(Array.from({ length: 20 }, () => send(nth)))
    }
    const crowd = await Promise.allSettled([4, 5, 6, 7, 8].map(send))
    expect(crowd.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const kept = await shop.ctx.db
      .selectFrom('expert_question')
      .select('id')
      .where('phone', '=', '0902000004')
      .execute()
    expect(kept).toHaveLength(5)
    await limited.close()
  })

  test('often from one phone is refused for a day', async () => {
    const limited = await openTestShop({ beside: shop, now: shop.ctx.clock.now().toISOString() })
    const send = (nth: number) =>
      ask(limited, people, { phone: '0902000003', question: `${askedWords} Lần thứ ${nth}.` })
    for (let nth = 1; nth <= 5; nth += 1) await send(nth)
    expect((await expectRefused(send(6))).code).toBe('rateLimited')
    // What was sent before is still there: it is not one more.
    await send(1)
    await limited.close()
  })
})

describe('staff', () => {
  test('sort and give a question away; of two the second sees what the first did', async () => {
    const id = await ask(shop, people, { phone: '0903000001' })
    const [person] = await shop.call(desk.listAnswerers, {}, as(people.care))
    const change = { id, version: 1, category_id: people.categoryId, assigned_to: person!.id }
    const changed = await shop.call(desk.triageQuestion, change, as(people.care))
    expect(changed).toMatchObject({ state: 'assigned', assigned_to: person, version: 2 })
    const refusal = await expectRefused(shop.call(desk.triageQuestion, change, as(people.first)))
    expect(refusal.current).toMatchObject({ version: 2, assigned_to: person })
  })

  test('see a name only masked; whoever asks for it stands in the audit, the name does not', async () => {
    const id = await ask(shop, people, { phone: '0903000002' })
    const seen = await shop.call(desk.getQuestion, { id }, as(people.care))
    expect(seen.asked_by).toBe('Trần T. M. H.')
    expect(JSON.stringify(seen)).not.toMatch(/0903000002|Minh Hoa/)
    const asker = await shop.call(desk.revealAsker, { id }, as(people.care))
    expect(asker).toEqual({ name: 'Trần Thị Minh Hoa', phone: '0903000002' })
    const admin = await hireStaff(shop)
    const { items } = await shop.call(
      listAudit,
      { subject_kind: 'question', subject_id: String(id) },
      admin,
    )
    expect(items.map(({ action }) => action)).toEqual([questionTexts.revealed])
    expect(JSON.stringify(items)).not.toContain('0903000002')
  })

  test('who only sort answer nothing; others see nothing', async () => {
    const id = await ask(shop, people, { phone: '0903000003' })
    const begin = { id, version: 1, title: 'Không được phép', expert_id: people.expertId }
    const byCare = await expectRefused(shop.call(desk.beginAnswer, begin, as(people.care)))
    expect(byCare.code).toBe('forbidden')
    const { headers } = await hireStaff(shop, 'content')
    const byContent = await expectRefused(shop.call(desk.listQuestions, {}, { headers }))
    expect(byContent.code).toBe('forbidden')
  })

  test('nobody approves own words, and nothing unapproved or forbidden is sent', async () => {
    const id = await ask(shop, people, { phone: '0903000004' })
    const question = await writeAnswer(
      shop,
      people,
      id,
      'Viên uống này chữa khỏi viêm dạ dày sau 3 ngày.',
    )
    const { content_id: item, revision } = question.answer!
    expect(revision!.verdict).toBe('blocked')
    const own = await expectRefused(
      shop.call(
        content.reviewRevision,
        { id: item, number: 1, verdict: 'approved', words: '', read: true },
        as(people.first),
      ),
    )
    expect(own.code).toBe('forbidden')
    for (const how of ['public', 'private'] as const) {
      const sending = { id, version: question.version, revision: 1, how }
      const refusal = await expectRefused(shop.call(desk.sendAnswer, sending, as(people.first)))
      expect(refusal.code).toBe('contentRefused')
      expect(Object.keys(refusal.fields)).toEqual(['findings'])
    }
  })
})

describe('an answer', () => {
  test('for all: the public reads it masked, the asker is told once by a link without a word of it', async () => {
    const { phone, question, send } = await approved()
    const { slug } = question.answer!
    await expect(shop.call(shown.getAnswer, { slug })).rejects.toThrow('404 notFound')
    const answered = await send('public')
    expect(answered).toMatchObject({ state: 'answered', answered_how: 'public' })
    const read = await shop.call(shown.getAnswer, { slug })
    expect(read).toMatchObject({
      asked_by: 'Trần T. M. H.',
      question: askedWords,
      reviewed_by: 'DS. Trần Thị Bình, CCHN 0123/HN-CCHND',
      expert: { name: 'Nguyễn Thu Hà' },
    })
    await tell()
    const [told, ...more] = await messagesTo(shop, phone)
    expect(more).toEqual([])
    expect(told).not.toMatch(/bụng|tiêu hoá/i)
    const token = /tra-loi\/([^/]+)\//.exec(told!)![1]!
    const own = await shop.call(getOwnAnswer, { token })
    expect(own).toMatchObject({ question: askedWords, public_slug: slug })
  })

  test('in private: the asker alone reads it', async () => {
    const { phone, question, send } = await approved()
    await send('private')
    await tell()
    const [told] = await messagesTo(shop, phone)
    const token = /tra-loi\/([^/]+)\//.exec(told!)![1]!
    const own = await shop.call(getOwnAnswer, { token })
    expect(own).toMatchObject({ state: 'given', question: askedWords })
    expect(own).not.toHaveProperty('public_slug')
    const { slug } = question.answer!
    await expect(shop.call(shown.getAnswer, { slug })).rejects.toThrow('404 notFound')
    const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    await expect(shop.call(getOwnAnswer, { token: wrong })).rejects.toThrow('404 notFound')
    const map = await shop.app.fastify.inject({ url: '/sitemap-answers.xml' })
    expect(map.body).not.toContain(slug)
  })

  test('that nobody has published is seen by its preview alone, which is never kept', async () => {
    const { question } = await approved()
    const { content_id: id, slug } = question.answer!
    const asked = { id, number: 1, hours: 1 }
    const { path } = await shop.call(content.previewRevision, asked, as(people.second))
    const token = path.split('/')[2]!
    const seen = await shop.call(getContentPreview, { token })
    expect(seen).toMatchObject({ kind: 'answer', answer: { slug, question: askedWords } })
    const kept = await shop.app.fastify.inject({ url: `/api/content/preview/${token}` })
    expect(kept.headers['cache-control']).toContain('no-store')
    await expect(shop.call(shown.getAnswer, { slug })).rejects.toThrow('404 notFound')
    const { items } = await shop.call(shown.listAnswers, { limit: 100 })
    expect(items.map((each) => each.slug)).not.toContain(slug)
  })

  test('pressed by twenty at once is given once, and told once', async () => {
    const { id, phone, send } = await approved()
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, (_, nth) => send(nth % 2 === 0 ? 'public' : 'private')),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await Promise.all([run('tell-askers'), run('tell-askers')])
    const events = await shop.ctx.db
      .selectFrom('outbox_event')
      .select('id')
      .where('topic', '=', 'question.answered')
      .where('processed_at', 'is', null)
      .execute()
    expect(events).toHaveLength(1)
    await tell()
    expect(await messagesTo(shop, phone)).toHaveLength(1)
    const { state } = await shop.call(desk.getQuestion, { id }, as(people.first))
    expect(state).toBe('answered')
  })

  test('planned in the editor answers when it is in force, not before, and never twice', async () => {
    phones += 1
    const phone = `09017${String(phones).padStart(5, '0')}`
    const id = await ask(shop, people, { phone })
    const { answer, version } = await writeAnswer(shop, people, id)
    const { headers: publisher } = await hireStaff(shop)
    const editors = { writer: people.first, pharmacist: people.second, publisher }
    await publishWritten(shop, editors, answer!.content_id, {
      starts_at: new Date(shop.ctx.clock.now().getTime() + hours(1)).toISOString(),
    })
    await run('tell-askers')
    expect((await shop.call(desk.getQuestion, { id }, as(people.first))).state).toBe('assigned')
    shop.ctx.clock.advance(hours(1))
    await Promise.all([run('tell-askers'), run('tell-askers'), run('tell-askers')])
    await tell()
    expect(await messagesTo(shop, phone)).toHaveLength(1)
    const pressed = { id, version, revision: 1, how: 'public' } as const
    expect((await expectRefused(shop.call(desk.sendAnswer, pressed, as(people.first)))).code).toBe(
      'conflict',
    )
  })

  test('is found by words without marks, in its category; stopped it is gone at once', async () => {
    const { question, send } = await approved()
    await send('public')
    const { slug, content_id: item } = question.answer!
    const find = async (search: string, category?: string) => {
      const { items } = await shop.call(shown.listAnswers, { search, category })
      return items.map((each) => each.slug)
    }
    expect(await find('day bung an cham')).toContain(slug)
    expect(await find('đầy bụng', 'tieu-hoa')).toContain(slug)
    expect(await find('đầy bụng', 'khac')).toEqual([])
    const printed = await shop.call(shown.listConsultants, { category: people.categoryId })
    expect(printed.experts).toHaveLength(1)
    expect(printed.questions.items.map((each) => each.slug)).toContain(slug)
    const map = () => shop.app.fastify.inject({ url: '/sitemap-answers.xml' })
    expect((await map()).body).toContain(`/chuyen-gia-tu-van/${slug}/`)
    const { headers } = await hireStaff(shop)
    const { publications } = await shop.call(content.getContent, { id: item }, { headers })
    const stopping = { id: item, publication: publications[0]!.id, reason: 'Cần xem lại' }
    await shop.call(content.stopPublication, stopping, { headers })
    await expect(shop.call(shown.getAnswer, { slug })).rejects.toThrow('404 notFound')
    expect(await find('day bung an cham')).not.toContain(slug)
    expect((await map()).body).not.toContain(slug)
  })
})

describe('a person', () => {
  test('who wishes it is taken out of the question, the answer and the link; the text stays', async () => {
    const { id, phone, question, send } = await approved({
      question: `${askedWords} Tôi là TRẦN THỊ MINH HOA, gọi 0901 700 001 hoặc hoa@vidu.vn.`,
    })
    const answered = await send('public')
    await tell()
    const token = /tra-loi\/([^/]+)\//.exec((await messagesTo(shop, phone))[0]!)![1]!
    const asked = { id, version: answered.version, reason: 'Khách gọi hotline' }
    const left = await shop.call(desk.forgetAsker, asked, as(people.care))
    expect(left).toMatchObject({ is_known: false, asked_by: 'Khách hàng' })
    expect(left.words).toBe(`${askedWords} Tôi là …, gọi … hoặc ….`)
    const read = await shop.call(shown.getAnswer, { slug: question.answer!.slug })
    expect(read.asked_by).toBe('Khách hàng')
    expect(read.question).not.toMatch(/Hoa|0901|@/i)
    await expect(shop.call(getOwnAnswer, { token })).rejects.toThrow('404 notFound')
  })

  test('with an account sees their own questions, and leaves them when it is erased', async () => {
    const member = await registerMember(shop, '0905000001')
    const id = await ask(shop, people, { phone: '0905000002' }, member.headers)
    const { items } = await shop.call(listOwnQuestions, {}, as(member.headers))
    expect(items).toMatchObject([{ id, state: 'new', question: askedWords }])
    const data = await shop.call(exportData, {}, as(member.headers))
    expect(data.expert_questions).toEqual(items)
    const { member_id: memberId } = await shop.ctx.db
      .selectFrom('expert_question')
      .select('member_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await shop.ctx.db
      .insertInto('outbox_event')
      .values({ topic: 'member.erased', payload: JSON.stringify({ memberId, phone: '' }) })
      .execute()
    await runEvents(shop, ['member.erased'])
    const left = await shop.call(desk.getQuestion, { id }, as(people.care))
    expect(left).toMatchObject({ is_known: false, state: 'closed', words: askedWords })
  })

  test('is forgotten by itself: 90 days without an answer, 180 after one', async () => {
    const waiting = await ask(shop, people, { phone: '0905000003' })
    const { id, send } = await approved()
    await send('private')
    const isKnown = async (of: number) => {
      const { headers } = await hireStaff(shop)
      return (await shop.call(desk.getQuestion, { id: of }, { headers })).is_known
    }
    shop.ctx.clock.advance(days(89))
    await run('forget-askers')
    expect([await isKnown(waiting), await isKnown(id)]).toEqual([true, true])
    shop.ctx.clock.advance(days(2))
    await run('forget-askers')
    expect([await isKnown(waiting), await isKnown(id)]).toEqual([false, true])
    shop.ctx.clock.advance(days(90))
    await run('forget-askers')
    expect(await isKnown(id)).toBe(false)
  })
})
