import Gift from 'lucide-react/icons/gift'
import type { OwnGame } from '#domain/game/own/api.ts'
import { turnTexts } from '#web/features/game/texts.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { paths } from '#web/paths.ts'
import type { OwnGamesData } from './load-own-games.ts'
import { gamePath, ownGamesPath } from './paths.ts'
import { gameTexts as texts } from './texts.ts'

/** What a member has played, and won, in all campaigns. */
export function OwnGames({ data: { games, page, pages } }: { data: OwnGamesData }) {
  if (games.length === 0) {
    return (
      <EmptyState
        icon={<Gift aria-hidden="true" />}
        title={texts.ownEmpty}
        text={texts.ownEmptyText}
        action={<ButtonLink to={paths.home()}>{texts.home}</ButtonLink>}
        className="py-14"
      />
    )
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {games.map((game) => (
          <OneGame key={game.slug} game={game} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        hrefFor={(other) => `${ownGamesPath}?trang=${other}`}
        className="mt-4"
      />
    </>
  )
}

function OneGame({ game }: { game: OwnGame }) {
  const { slug, title, kind, state, entries, entries_left: left, wins } = game
  const canPlay = state === 'open' && left > 0 && kind !== 'draw'
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg">{title}</h2>
          <p className="text-sm text-ink-2">
            {texts.ownCount(entries, state === 'open' ? left : 0)}
          </p>
        </div>
        <ButtonLink to={gamePath(slug, kind)} variant={canPlay ? 'primary' : 'quiet'}>
          {canPlay ? texts.play : texts.see}
        </ButtonLink>
      </div>
      {wins.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {wins.map(({ number, prize, win, won_at: at }) => (
            <li key={number} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <span>
                <b className="font-semibold">{prize.name}</b>
                <span className="block text-sm text-ink-2">
                  {texts.entry(number)}, {texts.wonOn(at)}
                </span>
              </span>
              <span className="text-right text-sm text-ink-2">
                {win.claim === 'needed' && win.claim_until
                  ? turnTexts.claimBy(win.claim_until)
                  : turnTexts.states[win.state]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
