import { noteSettlementStep } from '#domain/game/settlement/api.ts'
import type { SettlementStep } from '#domain/game/settlement/steps.ts'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import type { GameRules } from '#domain/game/rules.ts'
import { closeGame, findCampaign, type Campaign } from '#server/game/index.ts'
import type { TestShop } from './app.ts'
import { bike, twentyPoints, winAtOnce } from './game-wins.ts'
import { addGameTo } from './open-game.ts'
import { sendForm } from './send-form.ts'
import type { StaffMember } from './staff.ts'

let games = 0

/** A wheel that everybody wins on, played by these phones, and closed. */
export async function playClosedGame(
  shop: TestShop,
  {
    phones,
    holds = {},
    ...box
  }: { phones: readonly string[]; holds?: Partial<GameRules['holds']> } & Partial<AnnouncedBox>,
): Promise<Campaign> {
  games += 1
  const { ctx } = shop
  const now = ctx.clock.now().getTime()
  const game = await addGameTo(ctx, {
    title: `Vòng quay khép lại ${games}`,
    rules: { holds },
    announced: {
      slug: `vong-quay-khep-${games}`,
      opens_at: new Date(now - 1000).toISOString(),
      closes_at: new Date(now + 1000).toISOString(),
      prizes: [twentyPoints],
      lots: [{ prize: 1, quantity: 10, last_day: 0 }],
      blanks: 0,
      ...box,
    },
  })
  for (const phone of phones) await winAtOnce(shop, game, phone)
  await closeGame(ctx, game, game.closesAt)
  ctx.clock.advance(2000)
  return (await findCampaign(ctx.db, game.slug))!
}

/** One prize that is sent, and one winner of it. */
export function playClosedBike(shop: TestShop, phone = '0912345678'): Promise<Campaign> {
  return playClosedGame(shop, {
    phones: [phone],
    prizes: [bike],
    lots: [{ prize: 1, quantity: 1, last_day: 0 }],
  })
}

/** Keeps a paper of a settlement. */
export async function keepPaper(
  shop: TestShop,
  { id }: { id: number },
  { headers }: StaffMember,
): Promise<number> {
  const file = Buffer.from('%PDF-1.4 bao cao')
  const path = `/admin/games/${id}/settlement/files`
  const sent = await sendForm(shop, { path, headers, file })
  return sent.json<{ data: { id: number } }>().data.id
}

/** Notes all steps of a closed campaign; gives the settlement. */
export async function noteAllSteps(
  shop: TestShop,
  { id }: { id: number },
  { by, owed, from = 0 }: { by: StaffMember; owed: number; from?: number },
) {
  const file_id = await keepPaper(shop, { id }, by)
  const done_on = shop.ctx.clock.today()
  const steps: SettlementStep[] = ['announced', 'awarded', 'reported']
  if (owed > 0) steps.push('paid')
  let version = from
  let noted
  for (const step of steps) {
    const amount = step === 'paid' ? owed : undefined
    const input = { id, step, version, done_on, amount, reference: 'Số 12', file_id, note: '' }
    noted = await shop.call(noteSettlementStep, input, { headers: by.headers })
    version = noted.version
  }
  if (!noted) throw new Error('no step')
  return noted
}
