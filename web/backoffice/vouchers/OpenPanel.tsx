import { useState } from 'react'
import { voucherCampaigns, type VoucherCampaignRecord } from '#domain/voucher/backoffice.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Panel } from '../parts/Panel.tsx'
import { voucherTexts as texts } from './texts.ts'

const words = texts.opening

/** A campaign that nobody ever opened: its maker reads so, and opens it here; above the limit it then waits. */
export function OpenPanel({
  campaign,
  onChanged,
}: {
  campaign: VoucherCampaignRecord
  onChanged: (campaign: VoucherCampaignRecord) => void
}) {
  const [asks, setAsks] = useState(false)
  const canEdit = useCan('vouchers.edit')
  const open = async ({ reason }: { reason: string }) => {
    const fields = voucherCampaigns.fields.parse(campaign)
    const { id, version } = campaign
    const input = { ...fields, id, version, reason, published: true }
    try {
      const next = await callBackoffice(voucherCampaigns.change, input)
      onChanged(next)
      const waits = next.approval === 'waiting'
      notify({ text: waits ? words.waits : words.done, kind: waits ? 'info' : 'success' })
    } catch (error) {
      const current = error instanceof ApiError ? error.current : undefined
      if (!current) throw error
      onChanged(current as VoucherCampaignRecord)
      notify({ text: words.overtaken, kind: 'info' })
    }
  }
  return (
    <Panel title={words.title}>
      <p className="text-ink-2">{words.text}</p>
      {canEdit && (
        <div className="mt-3">
          <Button onClick={() => setAsks(true)}>{words.open}</Button>
        </div>
      )}
      {asks && (
        <ActionDialog
          title={words.question}
          says={words.says}
          confirm={words.open}
          {...reasonAlone}
          onConfirm={open}
          onClose={() => setAsks(false)}
        />
      )}
    </Panel>
  )
}
