import { useState } from 'react'
import { activateCodes, type CodeBatchRecord } from '#domain/genuine/backoffice/batches.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { batchScreenTexts as texts } from './texts.ts'

interface BatchProps {
  batch: CodeBatchRecord
}

/** What a batch is, and what its printer was given. */
export function FactsPanel({ batch }: BatchProps) {
  const { product_name: name, product_code: code, lot, note, created_by: by } = batch
  return (
    <Panel title={texts.facts}>
      {batch.state === 'issuing' && <p className="mb-2 text-ink-2">{texts.issuing}</p>}
      {batch.other_key && <p className="mb-2 font-medium text-sale-deep">{texts.otherKey}</p>}
      <Facts
        facts={[
          {
            label: texts.columns.product,
            value: name ? `${name} (${code})` : `${code}, ${texts.notInShop}`,
          },
          { label: texts.kind, value: texts.kinds[batch.kind] },
          { label: texts.point, value: formatNumber(batch.point), strong: true },
          batch.prefix !== '' && { label: texts.prefix, value: batch.prefix },
          lot !== '' && { label: texts.lot, value: lot },
          batch.product_expires_on !== null && {
            label: texts.expires,
            value: formatDate(batch.product_expires_on),
          },
          batch.earn_until !== null && {
            label: texts.earnUntil,
            value: formatDate(batch.earn_until),
          },
          { label: texts.activation, value: texts.activations[batch.activation] },
          { label: texts.source, value: texts.sources[batch.source] },
          by !== '' && { label: texts.createdBy, value: by },
          { label: texts.columns.created, value: formatDateTime(batch.created_at) },
          note !== '' && { label: texts.note, value: note },
          batch.recalled_at !== null && {
            label: texts.recalledAt,
            value: formatDateTime(batch.recalled_at),
          },
          batch.recall_reason !== '' && { label: texts.recallReason, value: batch.recall_reason },
        ]}
      />
    </Panel>
  )
}

/** How many of its codes are where. */
export function CountsPanel({ batch }: BatchProps) {
  const { count, activated, entered, reports } = batch
  const part = (of: number) => `${formatNumber(of)} ${texts.shareOf(of, count)}`.trim()
  return (
    <Panel title={texts.counts}>
      <Facts
        facts={[
          { label: texts.issued, value: formatNumber(count), strong: true },
          { label: texts.activated, value: part(activated) },
          { label: texts.entered, value: part(entered) },
          { label: texts.byMembers, value: formatNumber(batch.entered_by_members) },
          { label: texts.atCounters, value: formatNumber(batch.entered_at_counters) },
          { label: texts.cameBack, value: formatNumber(batch.came_back) },
          {
            label: texts.reports,
            value:
              reports === 0 ? (
                '0'
              ) : (
                <Anchor
                  to={backofficePaths.counterfeits({ lo: String(batch.id) })}
                  className="text-primary hover:underline"
                >
                  {formatNumber(reports)}
                </Anchor>
              ),
          },
        ]}
      />
    </Panel>
  )
}

interface ChangingProps extends BatchProps {
  onChanged: (batch: CodeBatchRecord) => void
}

/** What of it is good, range by range of the printed list. */
export function RangesPanel({ batch, onChanged }: ChangingProps) {
  const [isOpen, setOpen] = useState(false)
  const canEdit = useCan('codes.edit')
  const { ranges } = batch
  const canActivate = canEdit && batch.state === 'ready' && batch.activated < batch.count
  return (
    <Panel
      title={texts.ranges}
      actions={
        canActivate && (
          <Button variant="plain" onClick={() => setOpen(true)}>
            {texts.activate}
          </Button>
        )
      }
    >
      {ranges.length === 0 && <p className="text-ink-2">{texts.rangesNone}</p>}
      <ul className="divide-y divide-line text-sm">
        {ranges.map(({ first, last, by, at, reason }) => (
          <li key={first} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              <b className="tabular font-semibold">{texts.range(first, last)}</b>
              <span className="block text-ink-2">{reason}</span>
            </span>
            <span className="text-ink-3">
              {by}, {formatDateTime(at)}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <ActivateDialog batch={batch} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </Panel>
  )
}

const activating = activateCodes.input.omit({ id: true })

function ActivateDialog({ batch, onChanged, onClose }: ChangingProps & { onClose: () => void }) {
  const { id, count, ranges } = batch
  // The next stamps of the roll, as they usually come.
  const next = (ranges.at(-1)?.last ?? 0) + 1
  return (
    <ActionDialog
      title={texts.activateTitle}
      says={texts.activateSays(count)}
      confirm={texts.activate}
      schema={activating}
      initial={{ first: Math.min(next, count), last: count, reason: '' }}
      onConfirm={async (values) => {
        onChanged(await callBackoffice(activateCodes, { id, ...values }))
        notify({ text: texts.activatedDone, kind: 'success' })
      }}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <Form.Money name="first" label={texts.first} />
        <Form.Money name="last" label={texts.last} />
      </div>
    </ActionDialog>
  )
}
