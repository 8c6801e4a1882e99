import { getGameBoard, type GameBoard } from '#domain/game/board/api.ts'
import { gamePhaseLabels } from '#domain/game/backoffice/texts.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useEventState } from '#web/features/live/use-event-state.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../../data/use-query.ts'
import { BackofficeNotFound } from '../../parts/BackofficeNotFound.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import { PageSkeleton } from '../../parts/PageSkeleton.tsx'
import { GameNav } from '../GameNav.tsx'
import { StopActions } from '../StopActions.tsx'
import { phaseTones } from '../phase-tones.ts'
import { gameScreenTexts } from '../texts.ts'
import { BoardFigures } from './BoardFigures.tsx'
import { LastWins } from './LastWins.tsx'
import { PacingPanel } from './PacingPanel.tsx'
import { boardTexts as texts } from './texts.ts'

/** A campaign as it goes on: told by the server, kept on the page while the network is away. */
export function BoardScreen({ id }: { id: number }) {
  const { data, error, refresh } = useQuery(getGameBoard, { id })
  if (data) return <LiveBoard first={data} />
  if (!error) return <PageSkeleton />
  if (isRefused(error, 'notFound')) return <BackofficeNotFound text={gameScreenTexts.notFound} />
  return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
}

const isOver = ({ phase }: GameBoard) => phase === 'closed' || phase === 'settled'

function LiveBoard({ first }: { first: GameBoard }) {
  const { id } = first
  const { state: board, isLost } = useEventState(`/api/admin/games/${id}/live`, first, isOver)
  const { title, phase, stopped_by: stoppedBy } = board
  return (
    <>
      <PageHead
        title={texts.heading(title)}
        back={{ to: backofficePaths.games(), label: texts.back }}
        beside={<Badge tone={phaseTones[phase]}>{gamePhaseLabels[phase]}</Badge>}
        actions={<StopActions game={board} />}
      />
      <GameNav id={id} phase={phase} current="board" />
      <div className="flex flex-col gap-4">
        {stoppedBy !== null && phase === 'stopped' && (
          <p className="rounded-md bg-sale-tint px-4 py-3 text-sale-deep">
            {texts.stopped(stoppedBy, board.stop_reason)}
          </p>
        )}
        <Line board={board} isLost={isLost} />
        <BoardFigures board={board} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <PacingPanel board={board} />
          <LastWins last={board.last} />
        </div>
      </div>
    </>
  )
}

/** Said aloud when the line is cut or comes back, not at each figure. */
function Line({ board, isLost }: { board: GameBoard; isLost: boolean }) {
  const at = formatDateTime(board.at)
  if (isLost) {
    return (
      <p role="alert" className="rounded-md bg-point-tint px-4 py-3 text-point">
        {texts.lost(at)}
      </p>
    )
  }
  return (
    <p className="tabular text-sm text-ink-2">{isOver(board) ? texts.ended : texts.live(at)}</p>
  )
}
