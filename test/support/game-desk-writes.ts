import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Context } from '#server/context.ts'
import { writeTestGame } from './desk-games.ts'
import { addGameTo } from './open-game.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

const reason = 'Kiểm tra nhật ký'

/** Writes beside a campaign: a look at how it may go, its tickets, its list, and figures of the law. */
export const gameDeskWrites: Record<string, MinimalInput> = {
  'POST /admin/games/{id}/simulation': async ({ shop }) => ({
    ...(await writeTestGame(shop, 'thu-ghi')),
    // It is played through by whatever listens afterwards.
    factor: 1,
  }),
  'POST /admin/games/{id}/simulation/cancel': async (backoffice) => {
    const { id, version } = await writeTestGame(backoffice.shop, 'thu-dung')
    const path = `/admin/games/${id}/simulation`
    const asked = { version, factor: 100 }
    const { simulation } = await answerOf<{ simulation: { id: number } }>(
      backoffice,
      'POST',
      path,
      asked,
    )
    return { id, simulation: simulation.id }
  },
  'POST /admin/games/{id}/tickets': async ({ shop }) => ({
    id: await addTicketGame(shop.ctx, 'phieu-in'),
    ...(await ticketLot()),
  }),
  'POST /admin/games/{id}/tickets/withdraw': async (backoffice) => {
    const id = await addTicketGame(backoffice.shop.ctx, 'phieu-thu-hoi')
    const path = `/admin/games/${id}/tickets`
    const { lot } = await answerOf<{ lot: number }>(backoffice, 'POST', path, await ticketLot())
    return { id, lot, reason }
  },
  'POST /admin/games/{id}/phones/import': async ({ shop }) => ({
    id: (await addListGame(shop.ctx, 'danh-sach')).id,
    file: Buffer.from('Số điện thoại\n0912000777\n'),
    dry_run: 'false',
    reason,
  }),
  'POST /admin/games/{id}/phones/remove': async ({ shop }) => {
    const { id } = await addListGame(shop.ctx, 'danh-sach-bo')
    const phone = await shop.ctx.db
      .insertInto('game_phone')
      .values({ campaign_id: id, phone: '0912000778' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, phone: phone.id, reason }
  },
  'POST /admin/legal-rules': () => legalRule('2030-01-01'),
  'PUT /admin/legal-rules/{id}': async (backoffice) => {
    const rule = legalRule('2031-01-01')
    const { id, version } = await answerOf(backoffice, 'POST', '/admin/legal-rules', rule)
    return { ...rule, id, version, value: 60 }
  },
  'POST /admin/legal-rules/{id}/verify': async (backoffice: Backoffice) => {
    const path = '/admin/legal-rules'
    const { id, version } = await answerOf(backoffice, 'POST', path, legalRule('2032-01-01'))
    return { id, version, note: 'Luật Thương mại, Điều 96' }
  },
}

const legalRule = (valid_from: string) => ({
  key: 'unclaimedShare',
  value: 50,
  valid_from,
  valid_until: '',
  source: 'Luật Thương mại',
  source_url: '',
  reason,
})

async function ticketLot() {
  const recipient = await identityToRecipient(await generateX25519Identity())
  return { count: 2, prefix: 'AB', recipient, reason }
}

/** A campaign that is played with printed tickets: so many places. */
export async function addTicketGame(ctx: Context, slug: string, places = 10): Promise<number> {
  const pot = { id: 1, name: 'Nồi', kind: 'physical', value: 2_000_000 } as const
  const game = await addGameTo(ctx, {
    rules: { sources: [{ source: 'ticket' }] },
    announced: {
      slug,
      prizes: [pot],
      lots: [{ prize: 1, quantity: 2, last_day: 0 }],
      blanks: places - 2,
    },
  })
  return game.id
}

/** A campaign for a list of phones. */
export function addListGame(ctx: Context, slug: string) {
  return addGameTo(ctx, {
    audience: 'list',
    rules: { sources: [{ source: 'day', entries: 1 }] },
    announced: { slug },
  })
}
