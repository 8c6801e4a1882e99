import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/api.ts'
import { shownWinner, type ShownWinner } from '#domain/game/winner-name.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context } from '../context.ts'
import { getShownCampaign } from './find-shown.ts'
import { countWins, listWinnerRows, type WinnerRow } from './winner-queries.ts'

const pageTerm = seconds(3)

/** Winners as the public may read them: `Nguyễn T. H., ***567, Phường Kim Liên`. */
export async function listWinners(
  ctx: Context,
  { slug, page, limit }: ParsedInput<typeof api.listWinners>,
  caller: Caller,
): Promise<Output<typeof api.listWinners>> {
  const { id, announced } = await getShownCampaign(ctx, slug)
  caller.keepUntil?.(new Date(ctx.clock.now().getTime() + pageTerm))
  const [rows, total] = await Promise.all([
    listWinnerRows(ctx.db, id, { page, limit }),
    countWins(ctx.db, id),
  ])
  const names = new Map(announced.prizes.map((prize) => [prize.id, prize.name]))
  const items = rows.map(({ number, prize, wonAt, ...who }) => {
    const { name, phone, place } = shownWinnerOf(who)
    return {
      number,
      prize: names.get(prize)!,
      won_at: toVietnamIso(wonAt),
      name: name ?? '',
      ...(phone === null ? {} : { phone }),
      ...(place === null ? {} : { place }),
    }
  })
  return toPage(items, total, page, limit)
}

/** A winner by the claim, else by the account, as the public may read them. */
export function shownWinnerOf({
  name: fullName,
  phone,
  place: ward,
}: Pick<WinnerRow, 'name' | 'phone' | 'place'>): ShownWinner {
  return shownWinner({ fullName, phone, ward })
}
