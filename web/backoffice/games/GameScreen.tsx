import { getDeskGame, type DeskGame } from '#domain/game/backoffice/api.ts'
import { gamePhaseLabels } from '#domain/game/backoffice/texts.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { ApprovalPanel } from './ApprovalPanel.tsx'
import { GameNav } from './GameNav.tsx'
import { GameEditor } from './GameEditor.tsx'
import { GiveEntries } from './GiveEntries.tsx'
import { GameSummary } from './GameSummary.tsx'
import { SimulationPanel } from './simulation/SimulationPanel.tsx'
import { PhonesPanel } from './phones/PhonesPanel.tsx'
import { TicketsPanel } from './tickets/TicketsPanel.tsx'
import { UnreadLaw } from './UnreadLaw.tsx'
import { phaseTones } from './phase-tones.ts'
import { gameScreenTexts as texts } from './texts.ts'

/** One campaign: written while it is a draft, read by whoever approves it, and stopped in an emergency. */
export function GameScreen({ id }: { id: number }) {
  const { data, error, put, refresh } = useQuery(getDeskGame, { id }, { live: ['games'] })
  if (data) return <Game game={data} onSaved={put} />
  if (!error) return <PageSkeleton />
  if (isRefused(error, 'notFound')) return <BackofficeNotFound text={texts.notFound} />
  return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
}

function Game({ game, onSaved }: { game: DeskGame; onSaved: (game: DeskGame) => void }) {
  const { fields, phase } = game
  const takesGifts = phase === 'open' && fields.sources.some(({ source }) => source === 'staff')
  const mayGive = useCan('games.edit') && takesGifts
  const isWritten = useCan('games.edit') && phase === 'draft'
  return (
    <>
      <PageHead
        title={fields.title}
        back={{ to: backofficePaths.games(), label: texts.back }}
        beside={<Badge tone={phaseTones[phase]}>{gamePhaseLabels[phase]}</Badge>}
        actions={mayGive && <GiveEntries id={game.id} />}
      />
      <GameNav id={game.id} phase={phase} current="game" />
      <div className="flex flex-col gap-4">
        {game.warnings.map((warning) => (
          <p key={warning} className="rounded-md bg-point-tint px-4 py-3 text-point">
            {warning}
          </p>
        ))}
        <UnreadLaw names={game.unread_law} />
        <ApprovalPanel game={game} onMoved={onSaved} />
        {isWritten && <GameEditor game={game} onSaved={onSaved} />}
        <SimulationPanel key={game.id} game={game} />
        {fields.sources.some(({ source }) => source === 'ticket') && <TicketsPanel game={game} />}
        {fields.audience === 'list' && <PhonesPanel game={game} />}
        {!isWritten && <GameSummary game={game} />}
      </div>
    </>
  )
}
