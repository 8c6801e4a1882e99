import { afterAll, expect, test } from 'vitest'
import { answer } from '#domain/publishing/answer.ts'
import { textOf } from '#domain/richtext/text-of.ts'
import { beginAnswerItem } from '#server/publishing/index.ts'
import { makeUser, totpCodeAt } from '#server/staff/index.ts'
import type { Context } from '#server/context.ts'
import { ask, killedShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { staffCaller } from '#test/support/publishing.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

const questions = 24
const killAfter = 8

const shop = killedShop({ SECRET_KEY: testConfig.secretKey })
afterAll(() => shop.end())

test('kill -9 while answers are sent: each is given once and its asker told once', async () => {
  await shop.start()
  const { ids, token } = await withDatabase(shop.databaseUrl(), prepare)
  let answered = 0
  const press = async (id: number) => {
    const body = { version: 1, revision: 1, how: id % 2 ? 'public' : 'private', reason: '' }
    return ask(`${shop.origin()}/api/admin/questions/${id}/answer`, { body, token })
  }
  const toAnswer = ids.values()
  const staff = async () => {
    for (const id of toAnswer) {
      // Two who press at once.
      const pressed = await Promise.all([press(id), press(id)])
      if (pressed.some((each) => each?.status === 200)) answered += 1
      if (answered === killAfter) shop.kill()
      if (pressed.includes(null)) return
    }
  }
  await Promise.all(Array.from({ length: 4 }, staff))
  expect(answered).toBeGreaterThanOrEqual(killAfter)

  await shop.start()
  for (const id of ids) expect([200, 409]).toContain((await press(id))!.status)
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    const rows = await db
      .selectFrom('expert_question')
      .select(['id', 'state', 'answered_how', 'version', 'phone'])
      .where('id', 'in', ids)
      .execute()
    expect(rows.every(({ state, version }) => state === 'answered' && version === 2)).toBe(true)
    const publications = await db
      .selectFrom('content_publication as p')
      .innerJoin('expert_question as q', 'q.item_id', 'p.item_id')
      .select('q.id')
      .where('q.id', 'in', ids)
      .execute()
    const isPublic = rows.filter(({ answered_how: how }) => how === 'public')
    expect(publications.map(({ id }) => id).toSorted()).toEqual(
      isPublic.map(({ id }) => id).toSorted(),
    )
    await waitFor(async () => {
      const told = await db
        .selectFrom('message')
        .select('recipient')
        .where('template', '=', 'questionAnswered')
        .where('status', '=', 'sent')
        .execute()
      const phones = told.map(({ recipient }) => recipient).toSorted()
      expect(phones).toEqual(rows.map(({ phone }) => phone).toSorted())
    })
  })
  // It starts twice.
}, 180_000)

/** Questions whose answers are approved, and a pharmacist who is logged in and sends them. */
async function prepare(ctx: Context) {
  const { id: categoryId } = await ctx.db
    .selectFrom('expert_category')
    .select('id')
    .executeTakeFirstOrThrow()
  const { id: expertId } = await ctx.db.selectFrom('expert').select('id').executeTakeFirstOrThrow()
  const ids: number[] = []
  await ctx.db.transaction().execute(async (trx) => {
    for (let nth = 0; nth < questions; nth += 1) {
      ids.push(await approved({ ...ctx, db: trx }, nth, { categoryId, expertId }))
    }
  })
  const person = { username: 'kill.answers', full_name: 'Lê Thị Thu', role: 'pharmacist' as const }
  const made = await ctx.db.transaction().execute((trx) => makeUser(ctx, trx, person))
  const { token } = made!.invitation
  const call = async (path: string, body: object) => {
    return (await ask(`${shop.origin()}/api/admin/auth/${path}`, { body }))!.data
  }
  const opened = (await call('invitation', { token })) as { totp: { secret: string } }
  const totp = totpCodeAt(opened.totp.secret, new Date())
  const accepted = { token, password: 'mười hai con giáp', totp }
  const { accessToken } = (await call('invitation/accept', accepted)) as { accessToken: string }
  return { ids, token: accessToken }
}

/** One question with a revision that a second pharmacist approved. */
async function approved(
  ctx: Context,
  nth: number,
  { categoryId, expertId }: { categoryId: number; expertId: number },
): Promise<number> {
  const at = ctx.clock.now()
  const title = `Câu trả lời số ${nth}`
  const content = {
    type: 'doc' as const,
    content: [
      { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Uống đủ nước.' }] },
    ],
  }
  const words = `Tôi nên uống bao nhiêu nước mỗi ngày, câu hỏi số ${nth}?`
  const body = { title, question: words, content, expert_id: expertId, category_id: categoryId }
  const writer = staffCaller(1, 'nguoi-viet')
  const slug = `kill-${nth}`
  const itemId = await beginAnswerItem(ctx, ctx.db, { slug, askedBy: 'Lê A.', body }, writer)
  const { id: revisionId } = await ctx.db
    .insertInto('content_revision')
    .values({
      item_id: itemId,
      number: 1,
      body: JSON.stringify(body),
      head: JSON.stringify(answer.headOf(body)),
      words: textOf(content),
      hash: 'kill',
      author: 'Người viết',
      writer_ids: [1],
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('content_review')
    .values({
      revision_id: revisionId,
      verdict: 'approved',
      signed_as: 'DS. Lê Thị Thu',
      staff_id: 2,
      staff: 'Lê Thị Thu',
      at,
    })
    .execute()
  const { id } = await ctx.db
    .insertInto('expert_question')
    .values({
      name: 'Lê Văn An',
      phone: `09070${String(nth).padStart(5, '0')}`,
      member_id: null,
      category_id: categoryId,
      words,
      consent: 'Tôi đồng ý.',
      created_at: at,
      urgent: false,
      state: 'assigned',
      assigned_to: 2,
      item_id: itemId,
      answered_how: null,
      revision_id: null,
      ended_at: null,
      forgotten_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
