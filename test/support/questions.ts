import { answer, type AnswerBody } from '#domain/publishing/answer.ts'
import * as content from '#domain/publishing/backoffice/api.ts'
import { askExpert } from '#domain/question/api.ts'
import * as desk from '#domain/question/backoffice/api.ts'
import type { Input } from '#domain/contract.ts'
import { listeners } from '#server/listeners.ts'
import type { Db } from '#server/platform/db.ts'
import type { TestShop } from './app.ts'
import { approve } from './publishing.ts'
import { hireStaff } from './staff.ts'

type Headers = Record<string, string>

/** Two pharmacists, of whom the second approves, and who only sorts. */
export interface Desk {
  first: Headers
  second: Headers
  care: Headers
  categoryId: number
  expertId: number
}

export async function openDesk(shop: TestShop): Promise<Desk> {
  const named = await addExpert(shop.ctx.db)
  const headersOf = async (role: 'pharmacist' | 'care') => (await hireStaff(shop, role)).headers
  return {
    ...named,
    first: await headersOf('pharmacist'),
    second: await headersOf('pharmacist'),
    care: await headersOf('care'),
  }
}

export async function addExpert(db: Db, slug = 'tieu-hoa', name = 'Tiêu hoá') {
  const { id: categoryId } = await db
    .insertInto('expert_category')
    .values({ slug, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: expertId } = await db
    .insertInto('expert')
    .values({
      name: 'Nguyễn Thu Hà',
      title: 'Dược sĩ chuyên khoa I',
      speciality: 'Tiêu hoá',
      photo: JSON.stringify({ src: 'media/experts/ha', alt: 'Dược sĩ Hà' }),
      category_ids: [categoryId],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { categoryId, expertId }
}

export const askedWords = 'Con tôi bốn tuổi hay đầy bụng sau bữa tối, nên cho ăn uống thế nào?'

export async function ask(
  shop: TestShop,
  { categoryId }: Pick<Desk, 'categoryId'>,
  more: Partial<Input<typeof askExpert>> = {},
  headers: Headers = {},
): Promise<number> {
  const asked = {
    name: 'Trần Thị Minh Hoa',
    phone: '0901234567',
    category: categoryId,
    question: askedWords,
    consent: true as const,
    ...more,
  }
  await shop.call(askExpert, asked, { headers })
  const { id } = await shop.ctx.db
    .selectFrom('expert_question')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

/** The first pharmacist writes and keeps an answer; nobody has approved it. Gives the question as it is then. */
export async function writeAnswer(
  shop: TestShop,
  { first, expertId }: Desk,
  id: number,
  text = 'Chị cho bé ăn chậm, chia nhỏ bữa tối và vận động nhẹ sau ăn.',
  more: Partial<AnswerBody> = {},
): Promise<desk.WholeQuestion> {
  const as = { headers: first }
  const { version } = await shop.call(desk.getQuestion, { id }, as)
  const title = 'Bé đầy bụng sau bữa tối'
  const begun = await shop.call(desk.beginAnswer, { id, version, title, expert_id: expertId }, as)
  const item = begun.answer!.content_id
  const { draft } = await shop.call(content.getContent, { id: item }, as)
  const body = {
    ...answer.empty,
    ...draft.body,
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    },
    ...more,
  }
  await shop.call(content.saveDraft, { id: item, version: draft.version, body }, as)
  await shop.call(content.keepRevision, { id: item, version: draft.version + 1 }, as)
  return shop.call(desk.getQuestion, { id }, as)
}

/** The second pharmacist approves what the first has written. */
export async function approveAnswer(
  shop: TestShop,
  { second }: Desk,
  { answer: written }: desk.WholeQuestion,
): Promise<void> {
  await approve(shop, second, written!.content_id, written!.revision!.number)
}

/** What follows the events that are open, as a worker does it. */
export async function runEvents(shop: TestShop, topics: readonly string[]): Promise<void> {
  const events = await shop.ctx.db
    .updateTable('outbox_event')
    .set({ processed_at: shop.ctx.clock.now() })
    .where('processed_at', 'is', null)
    .where('topic', 'in', topics)
    .returning(['topic', 'payload'])
    .execute()
  for (const { topic, payload } of events) {
    for (const listen of Object.values(listeners[topic]!)) await listen(shop.ctx, payload)
  }
}

export async function messagesTo(shop: TestShop, phone: string): Promise<string[]> {
  const rows = await shop.ctx.db
    .selectFrom('message')
    .select('body')
    .where('recipient', '=', phone)
    .orderBy('id')
    .execute()
  return rows.map(({ body }) => body)
}
