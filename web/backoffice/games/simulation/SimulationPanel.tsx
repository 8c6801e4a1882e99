import { useState } from 'react'
import type { DeskGame } from '#domain/game/backoffice/api.ts'
import {
  cancelSimulation,
  getSimulation,
  startSimulation,
  type GameSimulation,
} from '#domain/game/backoffice/simulation-api.ts'
import type { Output } from '#domain/contract.ts'
import { isRefused } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { explainInNotice, useAttempt } from '#web/form/use-attempt.ts'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useCan } from '../../data/staff-session.ts'
import { useQuery } from '../../data/use-query.ts'
import { Panel } from '../../parts/Panel.tsx'
import { SimulationView } from './SimulationView.tsx'
import { simulationScreenTexts as texts } from './texts.ts'

/** How a campaign would go: played many times before anybody can win anything. */
export function SimulationPanel({ game }: { game: DeskGame }) {
  const { data, put } = useQuery(getSimulation, { id: game.id }, { live: ['games'] })
  const isAhead = ['draft', 'waiting', 'approved'].includes(game.phase)
  const mayStart = useCan('games.edit') && isAhead
  const simulation = data?.simulation ?? null
  if (!isAhead && !simulation) return null
  return (
    <Panel title={texts.title}>
      <p className="text-ink-2">{texts.says}</p>
      {mayStart && data && <Start game={game} simulation={simulation} onStarted={put} />}
      {simulation && <State game={game} simulation={simulation} onEnded={put} />}
    </Panel>
  )
}

type Shown = Output<typeof getSimulation>

function Start({
  game: { id, version, phase },
  simulation,
  onStarted,
}: {
  game: DeskGame
  simulation: GameSimulation | null
  onStarted: (shown: Shown) => void
}) {
  const form = useForm(startSimulation.input.pick({ factor: true }), {
    initial: { factor: simulation?.factor ?? 100 },
    explain: (error) => (isRefused(error, 'conflict') ? texts.conflict : undefined),
    send: async ({ factor }) => {
      onStarted(await callBackoffice(startSimulation, { id, version, factor }))
    },
  })
  return (
    <Form form={form} className="mt-3 flex flex-col gap-3">
      <div className="max-w-sm">
        <Form.Number
          name="factor"
          label={texts.factor}
          hint={texts.factorHint}
          inputMode="numeric"
        />
      </div>
      <Form.Failure />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" busy={form.busy}>
          {simulation ? texts.again : texts.start}
        </Button>
        {phase === 'draft' && <span className="text-sm text-ink-2">{texts.saysUnsaved}</span>}
      </div>
    </Form>
  )
}

function State({
  game,
  simulation,
  onEnded,
}: {
  game: DeskGame
  simulation: GameSimulation
  onEnded: (shown: Shown) => void
}) {
  const { state, stale, result } = simulation
  if (state === 'running') return <Running game={game} simulation={simulation} onEnded={onEnded} />
  if (state === 'cancelled') return <p className="mt-3 text-ink-2">{texts.cancelled}</p>
  return (
    <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
      {stale && (
        <p role="status" className="rounded-md bg-point-tint px-4 py-3 text-point">
          {texts.stale}
        </p>
      )}
      {result && <SimulationView simulation={simulation} result={result} />}
    </div>
  )
}

function Running({
  game,
  simulation: { id, done, runs, traffic },
  onEnded,
}: {
  game: DeskGame
  simulation: GameSimulation
  onEnded: (shown: Shown) => void
}) {
  const { busy, attempt } = useAttempt()
  const [isCancelled, setCancelled] = useState(false)
  const cancel = async () => {
    const shown = await callBackoffice(cancelSimulation, { id: game.id, simulation: id })
    setCancelled(true)
    onEnded(shown)
  }
  const says = traffic === null ? texts.reading : texts.progress(done, runs)
  return (
    <div className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
      <p role="status">{says}</p>
      <progress
        aria-label={texts.title}
        value={done}
        max={runs}
        className="h-2 w-full accent-primary"
      />
      <Button
        variant="plain"
        className="self-start"
        busy={busy}
        disabled={isCancelled}
        onClick={() => void attempt(cancel, explainInNotice)}
      >
        {texts.cancel}
      </Button>
    </div>
  )
}
