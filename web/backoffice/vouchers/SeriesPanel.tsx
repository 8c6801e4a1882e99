import { useState } from 'react'
import type { z } from 'zod'
import {
  printVouchers,
  recallVouchers,
  voucherCampaigns,
  type VoucherCampaignRecord,
} from '#domain/voucher/backoffice.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { randomKey } from '#web/form/random-key.ts'
import { refreshAll } from '#web/query/realm.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { backoffice } from '../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { ExportLink } from '../parts/ExportLink.tsx'
import { Panel } from '../parts/Panel.tsx'
import { RecipientInput } from '../parts/RecipientInput.tsx'
import { voucherTexts as texts } from './texts.ts'

interface SeriesProps {
  campaign: VoucherCampaignRecord
}

type Open = { name: 'print' } | { name: 'recall'; series: number } | null

/** Codes that were printed together: their file, what is left of them, and a way to make them worthless. */
export function SeriesPanel({ campaign }: SeriesProps) {
  const [open, setOpen] = useState<Open>(null)
  const canEdit = useCan('vouchers.edit')
  const close = () => setOpen(null)
  const canPrint = canEdit && campaign.code === undefined && campaign.issued === 0
  return (
    <Panel
      title={texts.series}
      actions={
        canPrint && (
          <Button variant="plain" onClick={() => setOpen({ name: 'print' })}>
            {texts.print}
          </Button>
        )
      }
    >
      {campaign.series.length === 0 && <p className="text-ink-2">{texts.noSeries}</p>}
      <ul className="tabular divide-y divide-line text-sm">
        {campaign.series.map(({ id, printed_at: at, printed, free, used, recalled }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span>
              <b className="font-semibold">{texts.seriesOf(id, at)}</b>
              <span className="block text-ink-2">
                {texts.seriesCounts(printed, free, used, recalled)}
              </span>
            </span>
            {canEdit && (
              <span className="flex gap-1">
                <ExportLink href={`/api/admin/voucher-campaigns/${campaign.id}/series/${id}`}>
                  {texts.download}
                </ExportLink>
                {free > 0 && (
                  <Button variant="plain" onClick={() => setOpen({ name: 'recall', series: id })}>
                    {texts.recall}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {open?.name === 'print' && <PrintDialog campaign={campaign} onClose={close} />}
      {open?.name === 'recall' && (
        <RecallDialog campaign={campaign} series={open.series} onClose={close} />
      )}
    </Panel>
  )
}

const refresh = () => refreshAll(backoffice, voucherCampaigns.get)

const printing = printVouchers.input.omit({ id: true })
/** How many is said by whoever prints. */
const blank = { count: undefined, recipient: '', reason: '' } as unknown as z.input<typeof printing>

function PrintDialog({ campaign, onClose }: SeriesProps & { onClose: () => void }) {
  // One key for one wish: what is sent again after a lost answer prints nothing more.
  const [key] = useState(randomKey)
  return (
    <ActionDialog
      title={texts.printTitle}
      says={texts.printSays}
      confirm={texts.printConfirm}
      schema={printing}
      initial={blank}
      onConfirm={async (values) => {
        const asked = { id: campaign.id, ...values }
        const { printed } = await callBackoffice(printVouchers, asked, { idempotencyKey: key })
        notify({ text: texts.printDone(printed) })
        void refresh()
      }}
      onClose={onClose}
    >
      <Form.Money name="count" label={texts.count} />
      <RecipientInput name="recipient" label={texts.recipient} hint={texts.recipientHint} />
    </ActionDialog>
  )
}

function RecallDialog({
  campaign,
  series,
  onClose,
}: SeriesProps & { series: number; onClose: () => void }) {
  return (
    <ActionDialog
      title={texts.recallTitle(series)}
      says={texts.recallSays}
      confirm={texts.recall}
      variant="danger"
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        const asked = { id: campaign.id, series, reason }
        const { recalled } = await callBackoffice(recallVouchers, asked)
        notify({ text: texts.recalled(recalled) })
        void refresh()
      }}
      onClose={onClose}
    />
  )
}
