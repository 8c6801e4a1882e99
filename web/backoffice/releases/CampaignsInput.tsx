import { formatDate } from '#domain/kernel/dates.ts'
import { voucherCampaigns } from '#domain/voucher/backoffice.ts'
import type { InputProps } from '#web/form/form-context.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useQuery } from '../data/use-query.ts'
import { PickedInput, PickedRow } from './PickedInput.tsx'
import { releaseScreenTexts as texts } from './texts.ts'

/** Voucher campaigns that begin and stop with a release. */
export function CampaignsInput(props: InputProps) {
  return (
    <PickedInput {...props} placeholder={texts.findCampaign} find={findCampaigns} Row={Campaign} />
  )
}

function Campaign({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data } = useQuery(voucherCampaigns.get, { id })
  return <PickedRow title={data?.name ?? texts.campaignsOf([id])} onRemove={onRemove} />
}

async function findCampaigns(q: string, signal: AbortSignal) {
  const { items } = await callBackoffice(voucherCampaigns.list, { q, limit: 10 }, { signal })
  return items.map(({ id, name, code, starts_on: from, ends_on: until }) => {
    return {
      key: String(id),
      title: name,
      text: `${code ?? ''} ${formatDate(from)} – ${formatDate(until)}`.trim(),
      id,
    }
  })
}
