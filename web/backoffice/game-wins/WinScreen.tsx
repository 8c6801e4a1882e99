import { getDeskWin, type DeskWin } from '#domain/game/backoffice/winners-api.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { failureText } from '#web/form/failure-text.ts'
import type { Query } from '#web/query/use-query.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { CopyText } from '../parts/CopyText.tsx'
import { Forbidden } from '../parts/Forbidden.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { WinActions } from './WinActions.tsx'
import { WinBadge } from './WinBadge.tsx'
import { gameWinTexts as texts } from './texts.ts'

/** One prize: why it is held, how far it has come, who has won it. */
export function WinScreen({ id }: { id: number }) {
  const query = useQuery(getDeskWin, { id }, { live: ['game-wins'] })
  const { data, error } = query
  if (data) return <Shown query={query} win={data} />
  if (!error) return <PageSkeleton />
  if (isRefused(error, 'notFound')) return <BackofficeNotFound text={texts.notFound} />
  if (isRefused(error, 'forbidden')) return <Forbidden />
  return (
    <ErrorState
      level={1}
      text={failureText(error)}
      onRetry={() => void query.refresh()}
      className="py-20"
    />
  )
}

function Shown({ query, win }: { query: Query<DeskWin>; win: DeskWin }) {
  const isSent = win.kind === 'physical' || win.kind === 'gift'
  return (
    <>
      <PageHead
        title={texts.winOf(win.prize, win.winner || win.winner_name)}
        text={texts.numberOf(win.number)}
        back={{ to: backofficePaths.gameWins(), label: texts.back }}
        beside={<WinBadge win={win} />}
        actions={<WinActions query={query} win={win} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {win.hold && <HoldPanel hold={win.hold} />}
          {isSent && <StepsPanel win={win} />}
          <WinnerPanel win={win} isSent={isSent} />
          <OthersPanel others={win.others} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PrizePanel win={win} />
          <TaxPanel tax={win.tax} />
        </div>
      </div>
    </>
  )
}

function HoldPanel({ hold }: { hold: NonNullable<DeskWin['hold']> }) {
  const { decision, decided_by: by, decided_at: at } = hold
  return (
    <Panel title={texts.hold}>
      <Facts
        facts={[
          { label: texts.holdReason, value: texts.reasons[hold.reason], strong: true },
          { label: texts.heldAt, value: formatDateTime(hold.held_at) },
          decision && { label: texts.decision, value: texts.decisions[decision], strong: true },
          by !== null && { label: texts.decidedBy, value: by },
          at !== null && { label: texts.decidedAt, value: formatDateTime(at) },
          hold.note !== '' && { label: texts.decisionNote, value: hold.note },
        ]}
      />
    </Panel>
  )
}

function StepsPanel({ win }: { win: DeskWin }) {
  const { steps, due_on: due, warned_at: warned, moved_by: by, note } = win
  const facts = [
    due !== null && { label: texts.dueOn, value: formatDate(due), strong: true },
    warned !== null && { label: texts.warnedAt, value: formatDateTime(warned) },
    by !== '' && { label: texts.movedBy, value: by },
    note !== '' && { label: texts.note, value: note },
  ].filter((fact) => fact !== false)
  return (
    <Panel title={texts.steps}>
      <ol className="flex flex-col gap-2">
        {steps.map(({ state, at }) => (
          <li key={state} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{texts.stepDone[state]}</span>
            <time dateTime={at} className="text-ink-2">
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
      {facts.length > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <Facts facts={facts} />
        </div>
      )}
    </Panel>
  )
}

function WinnerPanel({ win, isSent }: { win: DeskWin; isSent: boolean }) {
  const { phone } = win
  return (
    <Panel title={texts.winner}>
      <Facts
        facts={[
          phone !== '' && {
            label: texts.phone,
            value: <a href={`tel:${phone}`}>{phone}</a>,
            aside: <CopyText text={phone} label={texts.copyPhone} />,
          },
          win.winner_name === '' &&
            win.winner !== '' && { label: texts.account, value: win.winner },
          win.winner_name !== '' && { label: texts.name, value: win.winner_name, strong: true },
          isSent && { label: texts.idChecked, value: win.id_checked ? texts.yes : texts.no },
          win.winner_address !== '' && { label: texts.address, value: win.winner_address },
          win.sent_how !== '' && { label: texts.sentHow, value: win.sent_how },
        ]}
      />
      {isSent && <OwnWords claim={win.claim} />}
    </Panel>
  )
}

function OwnWords({ claim }: Pick<DeskWin, 'claim'>) {
  return (
    <>
      <h3 className="mt-4 mb-2 border-t border-line pt-3 text-sm text-ink-2">{texts.claim}</h3>
      {claim === null ? (
        <p className="text-ink-2">{texts.noClaim}</p>
      ) : (
        <Facts
          facts={[
            { label: texts.claimName, value: claim.name },
            {
              label: texts.claimPhone,
              value: <a href={`tel:${claim.phone}`}>{claim.phone}</a>,
            },
            { label: texts.claimAddress, value: claim.address },
            { label: texts.claimAt, value: formatDateTime(claim.submitted_at) },
          ]}
        />
      )}
    </>
  )
}

function OthersPanel({ others }: Pick<DeskWin, 'others'>) {
  return (
    <Panel title={texts.others}>
      {others.length === 0 && <p className="text-ink-2">{texts.noOthers}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {others.map(({ id, number, prize, won_at: at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <Anchor
              to={backofficePaths.gameWin(id)}
              className="font-semibold text-primary hover:underline"
            >
              {prize} · {texts.numberOf(number)}
            </Anchor>
            <span className="text-ink-2">{formatDateTime(at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function PrizePanel({ win }: { win: DeskWin }) {
  return (
    <Panel title={texts.prize}>
      <Facts
        facts={[
          { label: texts.prize, value: win.prize, strong: true },
          { label: texts.value, value: formatVnd(win.value) },
          { label: texts.game, value: win.game },
          { label: texts.wonAt, value: formatDateTime(win.won_at) },
        ]}
      />
    </Panel>
  )
}

function TaxPanel({ tax }: Pick<DeskWin, 'tax'>) {
  return (
    <Panel title={texts.tax}>
      {tax === null ? (
        <p className="text-ink-2">{texts.taxUnknown}</p>
      ) : (
        <Facts
          facts={[
            { label: texts.taxDue, value: formatVnd(tax.due), strong: true },
            { label: texts.taxRate, value: texts.percent(tax.rate) },
            { label: texts.taxFrom, value: formatVnd(tax.from) },
            { label: texts.taxDay, value: formatDate(tax.day) },
            { label: texts.taxSource, value: tax.sources.join('; ') },
          ]}
        />
      )}
    </Panel>
  )
}
