import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnEntry } from '#domain/game/own/api.ts'
import type { Game } from '#domain/game/shown.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Card } from '#web/ui/Card.tsx'
import { HowToGet } from './HowToGet.tsx'
import type { GameData } from './load-game.ts'
import { MyEntries } from './MyEntries.tsx'
import { gameProofPath, gameRulesPath } from './paths.ts'
import { PlayArea } from './PlayArea.tsx'
import { PrizeTable } from './PrizeTable.tsx'
import { gameTexts as texts } from './texts.ts'
import { track } from './track.ts'
import { useMine } from './use-mine.ts'
import { WinnerList } from './WinnerList.tsx'

export type ShownGame = Extract<GameData, { game: Game }>

const claimDialog = lazyPart(() => import('./ClaimDialog.tsx').then((part) => part.ClaimDialog))

/** A campaign: its picture and what one can do first, then what there is to win and who has won. */
export function GameView({ data }: { data: ShownGame }) {
  const { game, winners } = data
  const { slug } = game
  const { mine, refresh, more } = useMine(game, data.mine)
  const { revalidate } = useRevalidator()
  const [claimed, setClaimed] = useState<OwnEntry | null>(null)
  useEffect(() => track(slug, 'view'), [slug])
  const claim = (entry: OwnEntry) => {
    track(slug, 'claim')
    setClaimed(entry)
  }
  return (
    <div className="shop-column flex flex-col gap-5 pt-6 pb-10 phone:gap-4 phone:pt-3">
      <GameHead game={game} />
      <PlayArea game={game} mine={mine} onProved={refresh} onPlayed={revalidate} onClaim={claim} />
      {/* Two columns side by side; on a phone one, what is one's own first. */}
      <div className="grid items-start gap-5 phone:gap-4 desk:grid-cols-2">
        <div className={column}>
          <PrizeTable prizes={game.prizes} state={game.state} />
          <WinnerList slug={slug} count={game.winners} winners={winners} />
        </div>
        <div className={column}>
          <MyEntries game={game} mine={mine} onClaim={claim} onMore={more} />
          {game.sources.length > 0 && !isOver(game) && (
            <Card as="section" aria-labelledby="cach-nhan-luot" className="max-desk:order-3">
              <h2 id="cach-nhan-luot" className="mb-3 scroll-mt-4 text-xl">
                {texts.howTitle}
              </h2>
              <HowToGet game={game} />
            </Card>
          )}
          <Fairness game={game} />
        </div>
      </div>
      {claimed && (
        <claimDialog.Part
          slug={slug}
          entry={claimed}
          onClose={() => setClaimed(null)}
          onSent={() => {
            setClaimed(null)
            notify({ text: texts.claimSent })
            void revalidate()
          }}
        />
      )}
    </div>
  )
}

const column = 'flex flex-col gap-5 max-desk:contents'

function isOver({ state }: Game): boolean {
  return state === 'closed' || state === 'settled'
}

function GameHead({ game }: { game: Game }) {
  const { title, texts: own, state, opens_at: opens, closes_at: closes } = game
  const when = isOver(game)
    ? texts.closedAt(closes)
    : state === 'waiting'
      ? texts.opensAt(opens)
      : texts.closesAt(closes)
  return (
    <header className="text-center">
      <h1 className="text-4xl phone:text-3xl">{title}</h1>
      {own.intro && <p className="mt-1.5 text-lg text-balance text-ink-2">{own.intro}</p>}
      <p className="mt-1 text-sm text-ink-2">{when}</p>
    </header>
  )
}

/** Why nobody can choose, and where that is proved. */
function Fairness({ game: { slug, legal } }: { game: Game }) {
  return (
    <Card as="section" aria-labelledby="minh-bach" className="max-desk:order-5">
      <h2 id="minh-bach" className="text-xl">
        {texts.fairTitle}
      </h2>
      <p className="mt-2 text-ink-2">{texts.fairText}</p>
      {legal && <p className="mt-2 text-sm text-ink-2">{texts.registered(legal)}</p>}
      <p className="mt-3 flex flex-wrap gap-x-6">
        <Anchor to={gameProofPath(slug)} className={link}>
          {texts.proof}
        </Anchor>
        <Anchor to={gameRulesPath(slug)} className={link}>
          {texts.rules}
        </Anchor>
      </p>
    </Card>
  )
}

const link = 'inline-flex min-h-11 items-center font-semibold text-primary hover:underline'
