import type { ReactNode } from 'react'
import type { MyGame } from '#domain/game/own/api.ts'
import type { Game } from '#domain/game/shown.ts'
import type { Turn } from '#web/features/game/use-turn.ts'
import { turnTexts } from '#web/features/game/texts.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { useHotline } from '#web/shop/frame/use-hotline.ts'
import { loginLink } from '#web/shop/identity/account-dialog.tsx'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Countdown } from './Countdown.tsx'
import { gamePath } from './paths.ts'
import type { PhoneProofProps } from './PhoneProof.tsx'
import { PlainTicketForm } from './PlainTicketForm.tsx'
import { gameTexts as texts } from './texts.ts'
import { TurnForm } from './TurnForm.tsx'

export interface PlayPanelProps {
  game: Game
  mine: MyGame
  turn: Turn
  ticket: string
  onStart: (entry: number | undefined, ticket?: string) => void
  /** Somebody has shown who they are. */
  onProved: () => Promise<void>
  onSkip: () => void
}

/** The forms come with what judges them, when somebody is to fill them in. */
const ticketForm = lazyPart(
  () => import('./TicketForm.tsx').then((part) => part.TicketForm),
  PlainTicketForm,
)
const phoneProof = lazyPart(
  () => import('./PhoneProof.tsx').then((part) => part.PhoneProof),
  PhoneSoon,
)

/** What one can do now: one button and a line of words, whatever the picture does. */
export function PlayPanel(props: PlayPanelProps) {
  const { game, turn, onSkip } = props
  if (turn.phase === 'asking' || turn.phase === 'waiting' || turn.phase === 'showing') {
    return <Under turn={turn} isEnvelope={game.kind === 'luckyMoney'} onSkip={onSkip} />
  }
  return (
    <>
      {turn.phase === 'failed' && (
        <div className="mb-4">
          <FailureNote>{turn.failure}</FailureNote>
        </div>
      )}
      <ByState {...props} />
    </>
  )
}

function Under({
  turn,
  isEnvelope,
  onSkip,
}: {
  turn: Turn
  isEnvelope: boolean
  onSkip: () => void
}) {
  const asking = isEnvelope ? turnTexts.askingEnvelope : turnTexts.asking
  return (
    <div className="flex flex-col items-center gap-4 py-6 text-center">
      <p aria-hidden="true" className="text-xl font-bold">
        {turn.phase === 'waiting' ? turnTexts.waiting : asking}
      </p>
      <Button variant="quiet" disabled={turn.phase !== 'showing'} onClick={onSkip}>
        {turnTexts.skip}
      </Button>
    </div>
  )
}

function ByState(props: PlayPanelProps) {
  const { game } = props
  const { state, texts: own, opens_at: opensAt } = game
  switch (state) {
    case 'waiting':
      return (
        <Said title={texts.waitingTitle} text={texts.waitingText(opensAt)}>
          <Countdown opensAt={opensAt} />
        </Said>
      )
    case 'open':
      return <Open {...props} />
    default:
      return (
        <Said
          title={texts.closedTitle}
          text={own.closed || (state === 'settled' ? texts.settledText : texts.closedText)}
        >
          <ButtonLink to="#nguoi-trung" variant="quiet" className="mt-4">
            {texts.seeWinners}
          </ButtonLink>
        </Said>
      )
  }
}

function Open({ game, mine, turn, ticket, onStart, onProved }: PlayPanelProps) {
  const { slug, by_ticket: byTicket, audience } = game
  const play = { busy: turn.phase !== 'ready' && turn.phase !== 'failed', onStart }
  if (byTicket) {
    return (
      <ticketForm.Part slug={slug} ticket={ticket} onSubmit={(code) => onStart(undefined, code)} />
    )
  }
  if (mine.barred === 'notMember' || (mine.player === null && audience === 'members')) {
    return <Login slug={slug} />
  }
  if (mine.player === null) return <phoneProof.Part game={game} onProved={onProved} />
  if (mine.barred) {
    return (
      <>
        <Said title={texts.barred[mine.barred]} text="" />
        {mine.barred === 'notListed' && <phoneProof.Part game={game} onProved={onProved} />}
      </>
    )
  }
  if (mine.next === null) return <NoEntries hadSome={mine.items.length > 0} />
  const isEnvelope = game.kind === 'luckyMoney'
  return (
    <div className="py-2 text-center">
      <p className="mb-4 text-lg">{turnTexts.left(mine.entries_left)}</p>
      <TurnForm slug={slug} entry={mine.next} onSubmit={() => play.onStart(mine.next!)}>
        <Button type="submit" size="counter" wide busy={play.busy}>
          {turn.phase === 'failed' ? turnTexts.retry : isEnvelope ? turnTexts.open : turnTexts.spin}
        </Button>
      </TurnForm>
      {turn.phase === 'failed' && <p className="mt-3 text-sm text-ink-2">{turnTexts.retryHint}</p>}
    </div>
  )
}

/** Holds the place of the form for a phone, and says what it needs where no script runs. */
function PhoneSoon({ game: { audience } }: PhoneProofProps) {
  const hotline = useHotline().phone
  return (
    <div className="min-h-60">
      <p className="text-xl font-bold">{texts.phoneTitle}</p>
      <p className="mt-1 mb-4 text-ink-2">
        {audience === 'list' ? texts.listText : texts.phoneText}
      </p>
      <noscript>
        <p>{texts.needsScript(hotline)}</p>
      </noscript>
    </div>
  )
}

function NoEntries({ hadSome }: { hadSome: boolean }) {
  return (
    <Said title={hadSome ? texts.noEntriesLeft : texts.noEntriesTitle} text="">
      <ButtonLink to="#cach-nhan-luot" variant="quiet" className="mt-4">
        {texts.howTitle}
      </ButtonLink>
    </Said>
  )
}

function Login({ slug }: { slug: string }) {
  const next = encodeURIComponent(gamePath(slug))
  return (
    <Said title={texts.loginTitle} text={texts.loginText}>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <ButtonLink {...loginLink} to={`${paths.login()}?next=${next}`} size="main">
          {texts.login}
        </ButtonLink>
        <ButtonLink to={paths.register()} size="main" variant="quiet">
          {texts.register}
        </ButtonLink>
      </div>
    </Said>
  )
}

function Said({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="py-4 text-center">
      <p className="text-xl font-bold text-balance">{title}</p>
      {text && <p className="mt-2 text-balance whitespace-pre-line text-ink-2">{text}</p>}
      {children}
    </div>
  )
}
