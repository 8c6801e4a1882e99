import RefreshCw from 'lucide-react/icons/refresh-cw'
import Star from 'lucide-react/icons/star'
import type { CounterGame } from '#domain/game/pharmacy/api.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { gameTexts as texts } from './texts.ts'
import type { Chances } from './use-chances.ts'

export interface ChancesLineProps {
  game: CounterGame
  chances: Chances
  /** As the last turn told it. */
  left: number | undefined
  isBusy: boolean
  onCheckAgain: () => void
  earnPath: string
  prizesPath: string
  /** The page that comes next serves the same customer. */
  onLeave: () => void
}

/** How many turns the customer has, or why none, and how to get some. */
export function ChancesLine(props: ChancesLineProps) {
  const { game, chances, left } = props
  return (
    <div aria-live="polite" className="flex min-h-8 flex-col gap-2 text-md">
      {left !== undefined && left > 0 ? (
        <Left game={game} count={left} />
      ) : left === 0 || props.isBusy ? null : (
        <Words {...props} chances={chances} />
      )}
    </div>
  )
}

function Left({ game, count }: { game: CounterGame; count: number }) {
  if (game.kind === 'draw') return null
  return (
    <p className="w-fit rounded-full bg-ok-tint px-3.5 py-1.5 font-semibold text-ok">
      {texts[game.kind].left(count)}
    </p>
  )
}

function Words(props: ChancesLineProps) {
  const { game, chances, onCheckAgain, earnPath, prizesPath, onLeave } = props
  switch (chances.kind) {
    case 'none':
      return <p className="text-ink-2">{texts.phoneFirst}</p>
    case 'counting':
      return (
        <>
          <span className="sr-only">{texts.counting}</span>
          <Skeleton className="h-7 w-48" />
        </>
      )
    case 'some':
      return <Left game={game} count={chances.left} />
    case 'failed':
      return (
        <p role="alert">
          {texts.notCounted} {chances.text} <Again onClick={onCheckAgain} />
        </p>
      )
    case 'kept':
      return (
        <>
          <p className="rounded-md border border-point-line bg-point-tint p-3">{chances.reason}</p>
          <div className="flex flex-wrap gap-2.5">
            {chances.problem === 'noneLeft' && game.by_code && (
              <ButtonLink
                to={earnPath}
                variant="secondary"
                icon={<Star aria-hidden="true" className="size-5" />}
                onClick={onLeave}
              >
                {texts.enterCode}
              </ButtonLink>
            )}
            <Again onClick={onCheckAgain} />
            <ButtonLink to={prizesPath} variant="plain" onClick={onLeave}>
              {texts.seePrizes}
            </ButtonLink>
          </div>
        </>
      )
  }
}

function Again({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="quiet"
      icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
      onClick={onClick}
    >
      {texts.checkAgain}
    </Button>
  )
}
