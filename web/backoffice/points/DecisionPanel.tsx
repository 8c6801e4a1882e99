import { useState } from 'react'
import {
  approveAdjustment,
  declineAdjustment,
  withdrawAdjustment,
  type PointAdjustmentRecord,
} from '#domain/loyalty/backoffice/adjustments.ts'
import { countAdjustments } from '#domain/loyalty/backoffice/waiting.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { refreshAll } from '#web/query/realm.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan, useStaff } from '../data/staff-session.ts'
import { backoffice } from '../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { WhoApproves } from '../parts/WhoApproves.tsx'
import { adjustmentScreenTexts as texts, signedPoints } from './texts.ts'

interface DecisionProps {
  record: PointAdjustmentRecord
  onChanged: (record: PointAdjustmentRecord) => void
}

/** Who decided, or who may: never whoever proposed it. */
export function DecisionPanel({ record, onChanged }: DecisionProps) {
  if (record.state === 'waiting') return <Open record={record} onChanged={onChanged} />
  const { decided_by: by, decided_at: at, decided_why: why, small } = record
  return (
    <Panel title={texts.states[record.state]}>
      {small && <p className="mb-2 text-ink-2">{texts.alone}</p>}
      <Facts
        facts={[
          { label: texts.decidedBy, value: by },
          at !== null && { label: texts.decidedAt, value: formatDateTime(at) },
          why !== '' && { label: texts.decidedWhy, value: why },
        ]}
      />
    </Panel>
  )
}

const endpoints = {
  approve: approveAdjustment,
  decline: declineAdjustment,
  withdraw: withdrawAdjustment,
} as const
type Deciding = keyof typeof endpoints

function Open({ record, onChanged }: DecisionProps) {
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const canApprove = useCan('points.approve')
  const user = useStaff()
  const isOwn = user !== null && record.authors.includes(user.id)
  return (
    <Panel title={texts.decision}>
      <p className="text-ink-2">{isOwn ? texts.ownProposal : texts.waitsFor}</p>
      <WhoApproves permission="points.approve" />
      <div className="mt-3 flex flex-wrap gap-2">
        {canApprove && !isOwn && (
          <Button onClick={() => setDeciding('approve')}>{texts.approve}</Button>
        )}
        {canApprove && !isOwn && (
          <Button variant="secondary" onClick={() => setDeciding('decline')}>
            {texts.decline}
          </Button>
        )}
        {isOwn && (
          <Button variant="secondary" onClick={() => setDeciding('withdraw')}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      {deciding && (
        <Decide
          deciding={deciding}
          record={record}
          onChanged={onChanged}
          onClose={() => setDeciding(null)}
        />
      )}
    </Panel>
  )
}

const words = {
  approve: { title: texts.approveTitle, confirm: texts.approve, done: texts.approved },
  decline: { title: texts.declineTitle, confirm: texts.decline, done: texts.declined },
  withdraw: { title: texts.withdrawTitle, confirm: texts.withdraw, done: texts.withdrawn },
} as const

function Decide({
  deciding,
  record,
  onChanged,
  onClose,
}: DecisionProps & { deciding: Deciding; onClose: () => void }) {
  const { id, version, points, loyalty_number: number } = record
  const { title, confirm, done } = words[deciding]
  const says = {
    approve: texts.approveSays(signedPoints(points), number),
    decline: texts.declineSays,
    withdraw: texts.withdrawSays,
  }
  return (
    <ActionDialog
      title={title}
      says={says[deciding]}
      confirm={confirm}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        try {
          onChanged(await callBackoffice(endpoints[deciding], { id, version, reason }))
          notify({ text: done, kind: 'success' })
          void refreshAll(backoffice, countAdjustments)
        } catch (error) {
          const current = error instanceof ApiError ? error.current : undefined
          if (!current) throw error
          // It says something else by now: whoever approves reads that first.
          onChanged(current as PointAdjustmentRecord)
          notify({ text: texts.overtaken, kind: 'info' })
        }
      }}
      onClose={onClose}
    />
  )
}
