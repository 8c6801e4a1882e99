import Gift from 'lucide-react/icons/gift'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useState, type ReactNode } from 'react'
import type { CounterGame } from '#domain/game/pharmacy/api.ts'
import { isRefused } from '#web/api.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Answered } from '../parts/Answered.tsx'
import { ScreenHead } from '../parts/ScreenHead.tsx'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { gameTexts as texts } from './texts.ts'
import { useGames, type PlayedKind } from './use-games.ts'

/** The games of a kind that this pharmacy has: the one that is open, or why none is. */
export function GameScreen({
  kind,
  children,
}: {
  kind: PlayedKind
  children: (game: CounterGame) => ReactNode
}) {
  const answer = useGames(kind)
  const { error, data } = answer
  if (data === undefined && isRefused(error, 'offline'))
    return <Offline title={texts[kind].title} />
  return (
    <Answered answer={answer} skeleton={<GameSkeleton />}>
      {(games) => <Chosen games={games} kind={kind} render={children} />}
    </Answered>
  )
}

function Chosen({
  games,
  kind,
  render,
}: {
  games: readonly CounterGame[]
  kind: PlayedKind
  render: (game: CounterGame) => ReactNode
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  const paths = usePharmacyPaths()
  const open = games.filter(({ state }) => state === 'open')
  // Whatever is over, or still to come, is shown where nothing can be played; numbers are looked up after the end.
  const shown = open.length > 0 ? open : games.slice(0, 1)
  const game = shown.find(({ campaign }) => campaign === chosen) ?? shown[0]
  if (!game) {
    return (
      <EmptyState
        level={1}
        icon={<Gift aria-hidden="true" />}
        title={texts.none}
        text={texts.noneText}
        action={<ButtonLink to={paths.home()}>{texts.backHome}</ButtonLink>}
        className="py-20"
      />
    )
  }
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-4 desk:max-w-none">
      <header>
        <ScreenHead title={game.title} />
        <p className="text-ink-2">{game.intro || texts.until(game.closes_at)}</p>
      </header>
      {shown.length > 1 && (
        <Segments
          className="max-w-120"
          legend={texts.campaigns}
          options={shown.map((each) => ({ value: each.campaign, label: labelOf(each, shown) }))}
          value={game.campaign}
          onValueChange={setChosen}
        />
      )}
      {game.state === 'open' || kind === 'draw' ? (
        render(game)
      ) : (
        <NotOpen game={game} prizesPath={paths.prizeCodes()} />
      )}
    </div>
  )
}

function NotOpen({ game, prizesPath }: { game: CounterGame; prizesPath: string }) {
  const isWaiting = game.state === 'waiting'
  return (
    <EmptyState
      icon={<Gift aria-hidden="true" />}
      title={isWaiting ? texts.waiting : texts.closed}
      text={
        isWaiting
          ? texts.waitingText(game.opens_at)
          : game.closed || texts.closedText(game.closes_at)
      }
      action={!isWaiting && <ButtonLink to={prizesPath}>{texts.seePrizes}</ButtonLink>}
      className="rounded-md border border-line bg-white"
    />
  )
}

/** Of customers and of the pharmacy itself, where both are open; else by their names. */
function labelOf({ audience, title }: CounterGame, among: readonly CounterGame[]): string {
  const isOnlyOne = among.filter((each) => each.audience === audience).length === 1
  return isOnlyOne && among.length === 2 && among[0]!.audience !== among[1]!.audience
    ? texts.audience[audience]
    : title
}

/** What a game needs stands before anything is tried. */
export function OfflineNote() {
  return (
    <p
      role="status"
      className="flex gap-2.5 rounded-md border border-point-line bg-point-tint p-3.5 text-point"
    >
      <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {texts.offline}
    </p>
  )
}

function Offline({ title }: { title: string }) {
  return (
    <EmptyState
      level={1}
      icon={<WifiOff aria-hidden="true" />}
      title={title}
      text={texts.offline}
      className="py-20"
    />
  )
}

function GameSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid gap-4 desk:grid-cols-2">
        <Skeleton className="h-40 rounded-md" />
        <Skeleton className="h-96 rounded-md" />
      </div>
    </div>
  )
}
