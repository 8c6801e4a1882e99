import { useState } from 'react'
import {
  approvePricePlan,
  cancelPricePlan,
  declinePricePlan,
  endPricePlan,
  type PricePlanRecord,
} from '#domain/catalog/backoffice/price-plans.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan, useStaff } from '../data/staff-session.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { WhoApproves } from '../parts/WhoApproves.tsx'
import { pricePlanScreenTexts as texts, timesOf } from './texts.ts'

interface DecisionProps {
  record: PricePlanRecord
  onChanged: (record: PricePlanRecord) => void
}

const endpoints = {
  approve: approvePricePlan,
  decline: declinePricePlan,
  cancel: cancelPricePlan,
  end: endPricePlan,
} as const
type Deciding = keyof typeof endpoints

const done: Record<Deciding, string> = {
  approve: texts.approved,
  decline: texts.declined,
  cancel: texts.cancelled,
  end: texts.ended,
}

/** Who decided, and what may still be decided: never an approval of one's own. */
export function PlanDecision({ record, onChanged }: DecisionProps) {
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const choices = useChoices(record)
  const { phase, decided_by: by, decided_at: at, decided_why: why } = record
  return (
    <Panel title={phase === 'waiting' ? texts.decision : texts.phases[phase]}>
      {phase === 'waiting' ? (
        <>
          <p className="text-ink-2">
            {texts.waitsFor(record.limit)} {choices.isOwn && texts.own}
          </p>
          <WhoApproves permission="prices.approve" />
        </>
      ) : (
        <>
          {record.small && <p className="mb-2 text-ink-2">{texts.alone}</p>}
          <Facts
            facts={[
              { label: texts.decidedBy, value: by },
              at !== null && { label: texts.decidedAt, value: formatDateTime(at) },
              why !== '' && { label: texts.decidedWhy, value: why },
            ]}
          />
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.offered.map((one) => (
          <Button
            key={one}
            variant={one === 'approve' ? 'primary' : 'secondary'}
            onClick={() => setDeciding(one)}
          >
            {texts[one]}
          </Button>
        ))}
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

function useChoices({ phase, ends_at: ends, authors }: PricePlanRecord) {
  const canEdit = useCan('products.edit')
  const canApprove = useCan('prices.approve')
  const user = useStaff()
  const isOwn = user !== null && authors.includes(user.id)
  const decides = phase === 'waiting' && canApprove && !isOwn
  const offered: (Deciding | false)[] = [
    decides && 'approve',
    decides && 'decline',
    canEdit && (phase === 'waiting' || phase === 'planned') && 'cancel',
    canEdit && phase === 'inForce' && ends !== null && 'end',
  ]
  return { isOwn, offered: offered.filter((one) => one !== false) }
}

function Decide({
  deciding,
  record,
  onChanged,
  onClose,
}: DecisionProps & { deciding: Deciding; onClose: () => void }) {
  const { id, version } = record
  const says: Record<Deciding, string> = {
    approve: texts.approveSays(formatVnd(record.discount_price), timesOf(record)),
    decline: texts.declineSays,
    cancel: texts.cancelSays,
    end: texts.endSays,
  }
  return (
    <ActionDialog
      title={texts[deciding]}
      says={says[deciding]}
      confirm={texts[deciding]}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        try {
          onChanged(await callBackoffice(endpoints[deciding], { id, version, reason }))
          notify({ text: done[deciding], kind: 'success' })
        } catch (error) {
          const current = error instanceof ApiError ? error.current : undefined
          if (!current) throw error
          // It says something else by now: whoever decides reads that first.
          onChanged(current as PricePlanRecord)
          notify({ text: texts.overtaken, kind: 'info' })
        }
      }}
      onClose={onClose}
    />
  )
}
