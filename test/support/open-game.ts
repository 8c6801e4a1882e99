import type { AnnouncedBox } from '#domain/game/definition.ts'
import type { Context } from '#server/context.ts'
import { addGame, approveGame, type Campaign, type NewGame } from '#server/game/index.ts'
import { announced } from './games.ts'

/** An approved campaign that is open for a while, or opens in so many milliseconds. */
export async function addGameTo(
  ctx: Pick<Context, 'db' | 'config' | 'clock'>,
  {
    startsIn = -1000,
    announced: part,
    ...game
  }: Partial<Omit<NewGame, 'announced'>> & {
    startsIn?: number
    announced?: Partial<AnnouncedBox>
  },
): Promise<Campaign> {
  const now = ctx.clock.now().getTime()
  const at = new Date(now - 100_000)
  return ctx.db.transaction().execute(async (trx) => {
    const box = announced({
      opens_at: new Date(now + startsIn).toISOString(),
      closes_at: new Date(now + startsIn + 864_000_000).toISOString(),
      ...part,
    })
    const draft = await addGame(
      trx,
      { title: 'Vòng quay', place: 'shop', audience: 'phone', ...game, announced: box },
      at,
    )
    return approveGame(ctx, trx, { game: draft, by: 'nguoi-duyet', at })
  })
}
