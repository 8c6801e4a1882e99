import { useState } from 'react'
import { listOldPlaces, type OldPlace } from '#domain/location/api.ts'
import { settleWard, type DeskOrder } from '#domain/order/desk/api.ts'
import { api } from '#web/api.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { detailTexts as texts } from './detail-texts.ts'

export interface WardChoiceProps {
  code: string
  newWardId: number
  onSettled: (order: DeskOrder) => void
}

/** The buyer knew the ward of today alone: somebody who has asked, or looked, names the old one. */
export function WardChoice({ code, newWardId, onSettled }: WardChoiceProps) {
  const places = useResource(`old-places-${newWardId}`, (signal) =>
    api.call(listOldPlaces, { wardId: newWardId }, { signal }),
  )
  const [chosen, setChosen] = useState('')
  const { busy, failure, attempt } = useAttempt()
  const place = places.data?.find((each) => idOf(each) === chosen)
  const settle = (known: OldPlace) =>
    attempt(async () => {
      const ids = {
        province_id: known.province.id,
        district_id: known.district.id,
        ward_id: known.ward?.id ?? 0,
      }
      onSettled(await callDesk(settleWard, { code, ...ids }))
    })
  return (
    <div className="mt-3 rounded-md border border-point-line bg-point-tint p-3">
      <p className="font-semibold">{texts.wardUnsure}</p>
      <p className="mt-1 text-sm text-ink-2">{texts.wardUnsureText}</p>
      <Field label={texts.oldWard} className="mt-3">
        {(control) => (
          <NativeSelect
            {...control}
            className="w-full"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">{emptyText(places)}</option>
            {places.data?.map((each) => (
              <option key={idOf(each)} value={idOf(each)}>
                {each.full_address}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <FailureNote>{failure}</FailureNote>
      <Button
        className="mt-3"
        busy={busy}
        disabled={!place}
        onClick={() => place && void settle(place)}
      >
        {texts.settleWard}
      </Button>
    </div>
  )
}

function emptyText({ data, error }: { data: unknown; error: unknown }): string {
  if (data) return texts.chooseWard
  return error ? texts.wardsFailed : texts.wardsLoading
}

function idOf(place: OldPlace): string {
  return `${place.district.id}-${place.ward?.id ?? 0}`
}
