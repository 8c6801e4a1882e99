import { sql } from 'kysely'
import type { ChatCard } from '#domain/chat/cards.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { products } from '#seed/catalog/products/index.ts'
import { chatAnswers } from '#seed/chat/answers.ts'
import { conversations, type SeedMessage } from '#seed/chat/conversations.ts'
import { loadChats as saveChats } from '#server/chat/index.ts'
import type { Context } from '#server/context.ts'
import { demoLogins } from '../demo-logins.ts'
import { productIds } from './catalog.ts'
import { findPeople } from './publishing.ts'

/** What visitors of the demo have written and were answered, once, with what its pharmacists answer often. */
export async function loadChats({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the chats'))`.execute(trx)
    const people = await findPeople(trx)
    const member = await trx
      .selectFrom('member')
      .select('id')
      .where('phone', '=', demoLogins.member.phone)
      .executeTakeFirst()
    if (!people || !member) return false
    const { id, full_name: fullName } = people.pharmacist
    const now = clock.now().getTime()
    await saveChats(trx, {
      answers: chatAnswers.map((answer) => ({ inbox: 'both' as const, ...answer })),
      staff: { id, fullName },
      conversations: conversations.map(({ inbox, isMember, isClosed, messages }) => ({
        inbox,
        memberId: isMember ? member.id : null,
        isClosed: isClosed ?? false,
        messages: messages.map(({ side, words, ago, product }) => ({
          side,
          words,
          at: new Date(now - minutes(ago)),
          ...(product && { card: cardOf(product) }),
        })),
      })),
    })
    return true
  })
}

function cardOf(slug: NonNullable<SeedMessage['product']>): ChatCard {
  const { name, discountPrice, originalPrice } = products.find((each) => each.slug === slug)!
  const price = discountPrice > 0 ? discountPrice : originalPrice
  return { kind: 'product', id: productIds(slug), name, path: `/mua-hang/${slug}/`, price }
}
