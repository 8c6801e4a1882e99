import { useState } from 'react'
import { waitsForApproval, type Approvals, type ApprovalState } from '#domain/approval.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import type { WindowTime } from '#domain/window-time.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan, useStaff } from '../data/staff-session.ts'
import type { FieldWords } from '../kit/screen.ts'
import { valueText } from '../kit/value-text.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { WhoApproves } from '../parts/WhoApproves.tsx'
import { approvalTexts as texts } from './texts.ts'

interface Approved {
  id: number
  version: number
  approval: ApprovalState
  live: Readonly<Record<string, unknown>> | null
  draft_authors: number[]
  draft_by: string
  approved_by: string
  approved_at: string | null
  /** Of what runs for some days. */
  time?: WindowTime
}

type Deciding = keyof Approvals

const tones: Record<ApprovalState, BadgeTone> = {
  open: 'ok',
  changing: 'point',
  waiting: 'point',
  stopped: 'neutral',
}

const timeTones: Record<WindowTime, BadgeTone> = {
  planned: 'info',
  running: 'ok',
  ended: 'neutral',
}

export function ApprovalBadge({ approval }: { approval: ApprovalState }) {
  return (
    <span className="whitespace-nowrap">
      <Badge tone={tones[approval]}>{texts.states[approval]}</Badge>
    </span>
  )
}

/** Of what runs for some days: approved it says where its days stand, so that what is over looks it. */
export function StandingBadge({ approval, time }: { approval: ApprovalState; time: WindowTime }) {
  const isApproved = approval === 'open' || approval === 'changing'
  return (
    <span className="inline-flex flex-wrap gap-1">
      {isApproved && <Badge tone={timeTones[time]}>{texts.times[time]}</Badge>}
      {approval !== 'open' && <ApprovalBadge approval={approval} />}
    </span>
  )
}

/** What waits beside what the shop goes by, and who may decide: never whoever wrote it. */
export function ApprovalPanel<R extends Approved>({
  record,
  endpoints,
  fields,
  of,
  willStop,
  onChanged,
}: {
  record: R
  endpoints: Approvals
  fields: Readonly<Record<string, FieldWords>>
  /** Whose rights decide. */
  of: 'loyalty' | 'vouchers'
  /** What becomes of what people have when it is stopped. */
  willStop: string
  onChanged: (record: R) => void
}) {
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const user = useStaff()
  const canEdit = useCan(`${of}.edit`)
  const canApprove = useCan(`${of}.approve`)
  const { approval, time = 'running' } = record
  const isWaiting = waitsForApproval(approval)
  const isOwn = user !== null && record.draft_authors.includes(user.id)
  const buttons: [Deciding, boolean][] = [
    ['approve', isWaiting && canApprove && !isOwn],
    ['decline', isWaiting && canEdit],
    ['reopen', approval === 'stopped' && canEdit],
    ['stop', (approval === 'open' || approval === 'changing') && canEdit],
  ]
  return (
    <Panel title={texts.title}>
      <p className="text-ink-2">
        {isOwn ? texts.own : approval === 'open' ? texts.openSays[time] : texts.says[approval]}
      </p>
      {isWaiting && <WhoApproves permission={`${of}.approve`} />}
      <Changes record={record} fields={fields} />
      <div className="mt-3">
        <Facts
          facts={[
            isWaiting && { label: texts.author, value: record.draft_by },
            record.approved_at !== null && {
              label: texts.approvedBy,
              value: `${record.approved_by}, ${formatDateTime(record.approved_at)}`,
            },
          ]}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {buttons.map(
          ([name, isOffered]) =>
            isOffered && (
              <Button
                key={name}
                variant={name === 'approve' ? 'primary' : 'secondary'}
                onClick={() => setDeciding(name)}
              >
                {texts.buttons[name]}
              </Button>
            ),
        )}
      </div>
      {deciding && (
        <ActionDialog
          title={texts.titles[deciding]}
          says={deciding === 'stop' ? willStop : texts.will[deciding]}
          confirm={texts.buttons[deciding]}
          {...reasonAlone}
          onConfirm={async ({ reason }) => {
            const { id, version } = record
            try {
              const next = await callBackoffice(endpoints[deciding], { id, version, reason })
              onChanged(next as unknown as R)
              notify({ text: texts.done[deciding], kind: 'success' })
            } catch (error) {
              const current = error instanceof ApiError ? error.current : undefined
              if (!current) throw error
              // It says something else by now: whoever decides reads that first.
              onChanged(current as R)
              notify({ text: texts.overtaken, kind: 'info' })
            }
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </Panel>
  )
}

/** Field by field what an approval would change. */
function Changes({
  record,
  fields,
}: {
  record: Approved
  fields: Readonly<Record<string, FieldWords>>
}) {
  const { live } = record
  if (!live) return null
  const next = record as unknown as Readonly<Record<string, unknown>>
  const changed = Object.entries(fields).flatMap(([name, words]) => {
    const [before, after] = [valueText(live[name], words, live), valueText(next[name], words, next)]
    return before === after ? [] : [{ name, label: words.label, before, after }]
  })
  if (changed.length === 0) return null
  return (
    <table className="mt-3 w-full text-sm">
      <caption className="mb-1 text-left font-semibold">{texts.changes}</caption>
      <thead>
        <tr className="text-left text-ink-2">
          <th scope="col" className="py-1 pr-2 font-normal">
            {texts.field}
          </th>
          <th scope="col" className="py-1 pr-2 font-normal">
            {texts.now}
          </th>
          <th scope="col" className="py-1 font-normal">
            {texts.afterwards}
          </th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ name, label, before, after }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal wrap-anywhere">
              {label}
            </th>
            <td className="py-1.5 pr-2 text-ink-2 wrap-anywhere whitespace-pre-line">{before}</td>
            <td className="py-1.5 font-semibold wrap-anywhere whitespace-pre-line">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
