import { useState } from 'react'
import { z } from 'zod'
import { dropSettlementStep, type GameSettlement } from '#domain/game/settlement/api.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useCan } from '../../data/staff-session.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { PaperLink } from '../PaperInput.tsx'
import type { SettlementProps } from './SettlementScreen.tsx'
import { StepDialog } from './StepDialog.tsx'
import { settlementTexts as texts } from './texts.ts'

export type ShownStep = GameSettlement['steps'][number]
type Open = { step: ShownStep; does: 'note' | 'drop' }

/** What is to be done after the end, each until its day, and what staff have noted of it. */
export function StepsPanel({ settlement, onSaved }: SettlementProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const mayNote = useCan('games.settle') && settlement.phase === 'closed'
  const close = () => setOpen(null)
  return (
    <Panel title={texts.steps}>
      <ol className="divide-y divide-line">
        {settlement.steps.map((step) => (
          <li key={step.step} className="py-3 first:pt-0 last:pb-0">
            <Step step={step} id={settlement.id} />
            {mayNote && !step.not_needed && (
              <div className="mt-2 flex flex-wrap gap-3">
                <Button
                  variant="secondary"
                  aria-label={`${step.done ? texts.change : texts.note}: ${texts.step[step.step]}`}
                  onClick={() => setOpen({ step, does: 'note' })}
                >
                  {step.done ? texts.change : texts.note}
                </Button>
                {step.done && (
                  <Button
                    variant="plain"
                    aria-label={texts.dropTitle(texts.step[step.step])}
                    onClick={() => setOpen({ step, does: 'drop' })}
                  >
                    {texts.drop}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {open?.does === 'note' && (
        <StepDialog settlement={settlement} step={open.step} onSaved={onSaved} onClose={close} />
      )}
      {open?.does === 'drop' && (
        <ActionDialog
          title={texts.dropTitle(texts.step[open.step.step])}
          says={texts.dropSays}
          confirm={texts.drop}
          variant="danger"
          schema={nothing}
          initial={{}}
          onConfirm={async () => {
            const { id, version } = settlement
            const { step } = open.step
            onSaved(await callBackoffice(dropSettlementStep, { id, step, version }))
            notify({ text: texts.dropped })
          }}
          onClose={close}
        />
      )}
    </Panel>
  )
}

const nothing = z.object({})

function Step({ step, id }: { step: ShownStep; id: number }) {
  const { done } = step
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold">{texts.step[step.step]}</b>
        <State step={step} />
      </p>
      {!step.not_needed && <Due step={step} />}
      {done && (
        <div className="text-sm">
          <p>
            {[
              texts.doneOn(formatDate(done.done_on)),
              done.amount !== null && formatVnd(vnd(done.amount)),
              done.reference,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {done.note !== '' && <p className="whitespace-pre-line text-ink-2">{done.note}</p>}
          {done.file && (
            <p>
              <PaperLink id={id} file={done.file.id} name={done.file.name} />
            </p>
          )}
          <p className="text-ink-3">
            {texts.notedBy(done.noted_by, formatDateTime(done.noted_at))}
          </p>
        </div>
      )}
    </div>
  )
}

function State({ step: { done, late, not_needed: notNeeded } }: { step: ShownStep }) {
  if (notNeeded) return <Badge>{texts.notNeeded}</Badge>
  if (done) return <Badge tone={late ? 'point' : 'ok'}>{late ? texts.lateDone : texts.done}</Badge>
  return <Badge tone={late ? 'sale' : 'neutral'}>{late ? texts.late : texts.todo}</Badge>
}

function Due({ step }: { step: ShownStep }) {
  const { due_on: due, source, is_law: isLaw, verified_on: verified } = step
  const trust = verified === null ? texts.notVerified : texts.verifiedOn(formatDate(verified))
  return (
    <p className="text-sm text-ink-2">
      <span className="font-semibold">
        {due === null ? texts.noDue : texts.dueOn(formatDate(due))}
      </span>
      {source !== '' && `. ${texts.byRule(source)}${isLaw ? ` (${trust})` : ''}.`}
    </p>
  )
}
