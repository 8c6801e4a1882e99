import type { AnnouncedPrize } from '#domain/game/definition.ts'
import { bike, openSureWheel, twentyPoints, winAtOnce, winIdOf } from './game-wins.ts'
import type { Backoffice, MinimalInput } from './staff-call.ts'

/** Writes to prizes of games: each with a prize of its own. */
export const gameWinWrites: Record<string, MinimalInput> = {
  'POST /admin/game-wins/{id}/release': async (backoffice) => ({
    id: await winOf(backoffice, twentyPoints),
    reason,
  }),
  'POST /admin/game-wins/{id}/refuse': async (backoffice) => ({
    id: await winOf(backoffice, twentyPoints),
    reason,
  }),
  'POST /admin/game-wins/{id}/move': async (backoffice) => ({
    id: await winOf(backoffice, bike),
    version: 1,
    to: 'contacted',
  }),
}

const reason = 'Kiểm tra nhật ký'

/** Points are held for their value, a prize that is sent is on its way. */
async function winOf({ shop }: Backoffice, prize: AnnouncedPrize): Promise<number> {
  const game = await openSureWheel(shop, prize, prize.kind === 'points' ? { value_from: 1 } : {})
  await winAtOnce(shop, game, '0912345678')
  return winIdOf(shop, game)
}
