import { useState, type ReactNode } from 'react'
import { mergeSides, type MergeSide } from '#domain/merge/kinds.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCan, useStaff } from '../data/staff-session.ts'
import { Panel } from '../parts/Panel.tsx'
import { WhoApproves } from '../parts/WhoApproves.tsx'
import type { MergeStep } from './MergeDialogs.tsx'
import { mergeScreenTexts as texts } from './texts.ts'
import type { MergePartProps } from './use-merge-change.ts'

const dialogs = lazyPart(async () => (await import('./MergeDialogs.tsx')).MergeDialog)

/** What is still to be proven, and then carrying it out, by whoever may. */
export function WorkPanel({ record, onChanged }: MergePartProps) {
  const [step, setStep] = useState<MergeStep | null>(null)
  const canEdit = useCan('merges.edit')
  const missing = mergeSides.filter((side) => record[side].proof === null)
  const press = (label: string, next: MergeStep, variant: 'primary' | 'secondary') => (
    <Button key={label} variant={variant} {...dialogs.intent} onClick={() => setStep(next)}>
      {label}
    </Button>
  )
  return (
    <Panel title={texts.proving}>
      <div className="flex flex-col gap-4">
        {canEdit && missing.map((side) => <Proving key={side} side={side} press={press} />)}
        {missing.length === 0 && <CarryingOut record={record} press={press} />}
        {canEdit && <div>{press(texts.cancel, { what: 'cancel' }, 'secondary')}</div>}
      </div>
      {step && (
        <dialogs.Part
          step={step}
          record={record}
          onChanged={onChanged}
          onClose={() => setStep(null)}
        />
      )}
    </Panel>
  )
}

type Press = (label: string, next: MergeStep, variant: 'primary' | 'secondary') => ReactNode

function Proving({ side, press }: { side: MergeSide; press: Press }) {
  const name = texts.sides[side]
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">{name}</h3>
      <div className="flex flex-wrap gap-2">
        {press(texts.sendCode(name), { what: 'send', side }, 'primary')}
        {press(texts.enterCode(name), { what: 'code', side }, 'secondary')}
        {press(texts.wordsFor(name), { what: 'words', side }, 'secondary')}
      </div>
    </div>
  )
}

function CarryingOut({ record, press }: { record: MergePartProps['record']; press: Press }) {
  const user = useStaff()
  const canEdit = useCan('merges.edit')
  const canApprove = useCan('merges.approve')
  if (record.from.proof === 'code' && record.to.proof === 'code') {
    return canEdit ? press(texts.carryOut, { what: 'carryOut' }, 'primary') : null
  }
  const isOwn = user !== null && record.authors.includes(user.id)
  if (canApprove && !isOwn) return press(texts.approve, { what: 'approve' }, 'primary')
  return (
    <div>
      <p className="text-ink-2">{canApprove ? texts.notYours : texts.needsApproval}</p>
      <WhoApproves permission="merges.approve" />
    </div>
  )
}
