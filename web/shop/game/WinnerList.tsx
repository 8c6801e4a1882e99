import { formatDate } from '#domain/kernel/dates.ts'
import type { Winner } from '#domain/game/api.ts'
import { Card } from '#web/ui/Card.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import type { Winners } from './load-game.ts'
import { winnersPath } from './paths.ts'
import { gameTexts as texts } from './texts.ts'

/** Who won what, as the public may read it. */
export function WinnerList({
  slug,
  count,
  winners,
}: {
  slug: string
  count: number
  winners: Winners
}) {
  const { items, page, pages } = winners
  return (
    <Card as="section" aria-labelledby="nguoi-trung" className="max-desk:order-4">
      <h2 id="nguoi-trung" className="scroll-mt-4 text-xl">
        {texts.winnersTitle}
      </h2>
      <p className="mt-1 text-ink-2">{count === 0 ? texts.noWinners : texts.winners(count)}</p>
      {items.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {items.map((winner) => (
            <li key={winner.number} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <span>{personOf(winner)}</span>
              <span className="text-ink-2">
                <b className="font-semibold text-ink">{winner.prize}</b> ·{' '}
                {formatDate(winner.won_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={pages}
        hrefFor={(other) => winnersPath(slug, other)}
        className="mt-3"
      />
    </Card>
  )
}

/** `Nguyễn T. H., ***567, Phường Kim Liên`. */
function personOf({ name, phone, place }: Winner): string {
  return [name || texts.anybody, phone, place].filter(Boolean).join(', ')
}
