import type { MyGame, OwnEntry } from '#domain/game/own/api.ts'
import type { Game } from '#domain/game/shown.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { turnTexts } from '#web/features/game/texts.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { gameProofPath } from './paths.ts'
import { gameTexts as texts } from './texts.ts'

export interface MyEntriesProps {
  game: Game
  mine: MyGame
  onClaim?: (entry: OwnEntry) => void
  onMore?: (() => void) | undefined
}

/** Somebody's own entries, and what they brought. */
export function MyEntries({ game, mine, onClaim, onMore }: MyEntriesProps) {
  const { items, player, paginate } = mine
  if (!player || items.length === 0) return null
  return (
    <Card as="section" aria-labelledby="luot-cua-toi" className="max-desk:order-1">
      <h2 id="luot-cua-toi" className="text-xl">
        {texts.mineTitle}
      </h2>
      {player.phone && <p className="mt-1 text-sm text-ink-2">{texts.mineOf(player.phone)}</p>}
      <ul className="mt-2 divide-y divide-line">
        {items.map((entry) => (
          <li
            key={entry.number}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <span>
              <Anchor
                to={gameProofPath(game.slug, entry.number)}
                className="tabular font-semibold text-primary hover:underline"
              >
                {texts.entry(entry.number)}
              </Anchor>
              <span className="block text-sm text-ink-2">
                {formatDateTime(entry.at)} · {texts.sources[entry.source]}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-2 text-right">
              <Outcome entry={entry} isOver={game.state !== 'open'} />
              {entry.win?.claim === 'needed' && onClaim && (
                <Button variant="quiet" onClick={() => onClaim(entry)}>
                  {turnTexts.claim}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {onMore && items.length < paginate.total_data && (
        <Button variant="plain" wide className="mt-2" onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </Card>
  )
}

function Outcome({ entry, isOver }: { entry: OwnEntry; isOver: boolean }) {
  const { state, prize, win } = entry
  if (state === 'cancelled') return <span className="text-ink-3">{texts.takenBack}</span>
  if (state === 'open') {
    return <span className="text-ink-2">{isOver ? texts.lapsed : texts.notPlayed}</span>
  }
  if (!prize) return <span className="text-ink-2">{texts.noPrize}</span>
  return (
    <span>
      <b className="font-semibold">{prize.name}</b>
      {win && <span className="block text-sm text-ink-2">{stateOf(win)}</span>}
    </span>
  )
}

function stateOf({ state, claim }: NonNullable<OwnEntry['win']>): string {
  return claim === 'given' && state === 'won' ? turnTexts.claimGiven : turnTexts.states[state]
}
