import { useState } from 'react'
import { gamePhaseLabels } from '#domain/game/backoffice/texts.ts'
import { getGameSettlement, settleGame, type GameSettlement } from '#domain/game/settlement/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Form } from '#web/form/Form.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useCan } from '../../data/staff-session.ts'
import { useQuery } from '../../data/use-query.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { BackofficeNotFound } from '../../parts/BackofficeNotFound.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import { PageSkeleton } from '../../parts/PageSkeleton.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { GameNav } from '../GameNav.tsx'
import { phaseTones } from '../phase-tones.ts'
import { gameScreenTexts } from '../texts.ts'
import { ChecksPanel } from './ChecksPanel.tsx'
import { FiguresPanel } from './FiguresPanel.tsx'
import { StepsPanel } from './StepsPanel.tsx'
import { settlementTexts as texts } from './texts.ts'

const keys = ['games', 'game-wins']

/** What became of a campaign's prizes, what is still to be done, and the press that closes its books. */
export function SettlementScreen({ id }: { id: number }) {
  const { data, error, put, refresh } = useQuery(getGameSettlement, { id }, { live: keys })
  if (data) return <Settlement settlement={data} onSaved={put} />
  if (!error) return <PageSkeleton />
  if (isRefused(error, 'notFound')) return <BackofficeNotFound text={gameScreenTexts.notFound} />
  return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
}

export interface SettlementProps {
  settlement: GameSettlement
  onSaved: (settlement: GameSettlement) => void
}

function Settlement(props: SettlementProps) {
  const { id, title, phase } = props.settlement
  return (
    <>
      <PageHead
        title={texts.heading(title)}
        back={{ to: backofficePaths.games(), label: texts.back }}
        beside={<Badge tone={phaseTones[phase]}>{gamePhaseLabels[phase]}</Badge>}
      />
      <GameNav id={id} phase={phase} current="settlement" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <FiguresPanel settlement={props.settlement} />
          <StepsPanel {...props} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ChecksPanel settlement={props.settlement} />
          <SettlePanel {...props} />
        </div>
      </div>
    </>
  )
}

function SettlePanel({ settlement, onSaved }: SettlementProps) {
  const [isOpen, setOpen] = useState(false)
  const maySettle = useCan('games.settle')
  const { id, version, figures, settled_by: by, settled_at: at } = settlement
  const owed = figures.owed ?? 0
  return (
    <Panel title={texts.settlePanel}>
      <p className="text-ink-2">
        {by && at ? texts.settledBy(by, formatDateTime(at)) : why(settlement)}
      </p>
      {maySettle && settlement.can_settle && (
        <Button className="mt-3" onClick={() => setOpen(true)}>
          {texts.settle}
        </Button>
      )}
      {isOpen && (
        <ActionDialog
          title={texts.settleTitle}
          says={texts.settleSays(formatVnd(vnd(owed)))}
          confirm={texts.settle}
          schema={settleGame.input.pick({ has_read: true })}
          initial={{ has_read: false as true }}
          onConfirm={async (read) => {
            onSaved(await callBackoffice(settleGame, { id, version, owed, ...read }))
            notify({ text: texts.settled })
          }}
          onClose={() => setOpen(false)}
        >
          <Form.Check name="has_read" label={texts.hasRead} />
        </ActionDialog>
      )}
    </Panel>
  )
}

function why({ checks, is_own: isOwn }: GameSettlement): string {
  if (checks.some(({ done }) => !done)) return texts.notReady
  return isOwn ? texts.ownNotes : texts.needsOther
}
