import { useState } from 'react'
import type { DataRequestRecord } from '#domain/data-request/backoffice/requests.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { dataRequestScreenTexts as texts } from './texts.ts'
import type { RequestPartProps } from './use-request-change.ts'
import type { Working } from './WorkDialogs.tsx'

const dialogs = lazyPart(async () => (await import('./WorkDialogs.tsx')).WorkDialog)

/** What may be done of a request now, or how it ended. */
export function WorkPanel({ record, onChanged }: RequestPartProps) {
  return record.state === 'open' ? (
    <Open record={record} onChanged={onChanged} />
  ) : (
    <Ended record={record} />
  )
}

const works: Record<DataRequestRecord['kind'], Working | null> = {
  copy: 'file',
  correct: 'correct',
  erase: 'erase',
  withdraw: 'withdraw',
  object: null,
}

function Open({ record, onChanged }: RequestPartProps) {
  const [working, setWorking] = useState<Working | null>(null)
  const canEdit = useCan('dataRequests.edit')
  const work = record.has_account ? works[record.kind] : null
  const press = (what: Working, variant: 'primary' | 'secondary') => (
    <Button key={what} variant={variant} {...dialogs.intent} onClick={() => setWorking(what)}>
      {texts[what]}
    </Button>
  )
  return (
    <Panel title={texts.work}>
      {!record.has_account && <p className="mb-3 text-ink-2">{texts.noAccount}</p>}
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          {record.answered_at === null && press('answer', 'primary')}
          {work && press(work, record.answered_at === null ? 'secondary' : 'primary')}
          {press('close', 'secondary')}
        </div>
      )}
      {working && (
        <dialogs.Part
          working={working}
          record={record}
          onChanged={onChanged}
          onClose={() => setWorking(null)}
        />
      )}
    </Panel>
  )
}

function Ended({ record }: { record: DataRequestRecord }) {
  const { ground, closed_at: at } = record
  return (
    <Panel title={texts.closedTitle}>
      <Facts
        facts={[
          { label: texts.result, value: texts.states[record.state], strong: true },
          ground !== null && { label: texts.ground, value: texts.grounds[ground] },
          record.done_what !== '' && { label: texts.doneWhat, value: record.done_what },
          record.told !== '' && { label: texts.told, value: record.told },
          { label: texts.closedBy, value: record.closed_by || texts.bySystem },
          at !== null && { label: texts.closedAt, value: formatDateTime(at) },
        ]}
      />
    </Panel>
  )
}
