import { z } from 'zod'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { listOldPlaces, type OldPlace } from '#domain/location/api.ts'
import { settleWard, type BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useQuery } from '../data/use-query.ts'
import { detailTexts as texts } from './detail-texts.ts'

export interface WardChoiceProps {
  code: string
  newWardId: number
  onSettled: (order: BackofficeOrder) => void
}

/** A place is chosen whole; the server takes the numbers of its units. */
const schema = z.object({ place: z.string().min(1, fieldMessages.choose) })

/** The buyer knew the ward of today alone: somebody who has asked, or looked, names the old one. */
export function WardChoice({ code, newWardId, onSettled }: WardChoiceProps) {
  const places = useQuery(listOldPlaces, { wardId: newWardId })
  const known = places.data ?? []
  const form = useForm(schema, {
    initial: { place: '' },
    send: async ({ place }) => {
      const chosen = known.find((each) => idOf(each) === place)
      if (chosen) onSettled(await callBackoffice(settleWard, { code, ...unitsOf(chosen) }))
    },
  })
  return (
    <div className="mt-3 rounded-md border border-point-line bg-point-tint p-3">
      <p className="font-semibold">{texts.wardUnsure}</p>
      <p className="mt-1 text-sm text-ink-2">{texts.wardUnsureText}</p>
      <Form form={form} className="mt-3 flex flex-col items-start gap-3">
        <Form.Select
          name="place"
          label={texts.oldWard}
          labels={Object.fromEntries(known.map((each) => [idOf(each), each.full_address]))}
          unchosen={emptyText(places)}
        />
        <Form.Failure />
        <Button type="submit" busy={form.busy} disabled={!form.values.place}>
          {texts.settleWard}
        </Button>
      </Form>
    </div>
  )
}

function unitsOf({ province, district, ward }: OldPlace) {
  return { province_id: province.id, district_id: district.id, ward_id: ward?.id ?? 0 }
}

function emptyText({ data, error }: { data: unknown; error: unknown }): string {
  if (data) return texts.chooseWard
  return error ? texts.wardsFailed : texts.wardsLoading
}

function idOf(place: OldPlace): string {
  return `${place.district.id}-${place.ward?.id ?? 0}`
}
