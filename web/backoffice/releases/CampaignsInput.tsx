import X from 'lucide-react/icons/x'
import { formatDate } from '#domain/kernel/dates.ts'
import { voucherCampaigns } from '#domain/voucher/backoffice.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useQuery } from '../data/use-query.ts'
import { SearchPick } from '../parts/SearchPick.tsx'
import { releaseScreenTexts as texts } from './texts.ts'

/** Voucher campaigns that begin and stop with a release. */
export function CampaignsInput({ name, label, hint }: InputProps) {
  const { value, error, change } = useField(name)
  const ids = (value as readonly number[] | undefined) ?? []
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex flex-col gap-2">
          <ul aria-label={label} className="flex flex-col gap-2">
            {ids.map((id) => (
              <Campaign
                key={id}
                id={id}
                onRemove={() => change(ids.filter((each) => each !== id))}
              />
            ))}
          </ul>
          <SearchPick
            control={control}
            taken={ids.map(String)}
            find={findCampaigns}
            onPick={({ id }) => change([...ids, id])}
            placeholder={texts.findCampaign}
          />
        </div>
      )}
    </Field>
  )
}

function Campaign({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data } = useQuery(voucherCampaigns.get, { id })
  const title = data?.name ?? texts.campaignsOf([id])
  return (
    <li className="flex items-center justify-between gap-2 rounded-md border border-line bg-ground pl-3">
      <span className="min-w-0 truncate">{title}</span>
      <IconButton label={texts.remove(title)} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </li>
  )
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
