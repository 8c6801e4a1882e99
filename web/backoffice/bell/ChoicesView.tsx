import { useState } from 'react'
import { getBellChoices, saveBellChoices, type OwnBellChoices } from '#domain/bell/api.ts'
import { bellChoiceFields, bellWays, type BellChoices } from '#domain/bell/choices.ts'
import { bellGroupWords } from '#domain/bell/texts.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { failureText } from '#web/form/failure-text.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { PushPanel } from '../chats/PushPanel.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Panel } from '../parts/Panel.tsx'
import { bellScreenTexts as texts } from './texts.ts'

/** By which way somebody hears of what, on which device, and when not. */
export function ChoicesView() {
  const answer = useQuery(getBellChoices, {})
  return (
    <Answered answer={answer}>{(data) => <Choices first={data} onSaved={answer.put} />}</Answered>
  )
}

function Choices({
  first,
  onSaved,
}: {
  first: OwnBellChoices
  onSaved: (saved: OwnBellChoices) => void
}) {
  const [chosen, setChosen] = useState<BellChoices>(first)
  const [known, setKnown] = useState(first)
  // What another page of the same person saved meanwhile.
  const [theirs, setTheirs] = useState<OwnBellChoices | null>(null)
  const { busy, failure, attempt } = useAttempt()
  const wrong = bellChoiceFields.safeParse(chosen).error?.issues[0]?.message
  const save = async () => {
    const { ways, quiet_from, quiet_until } = chosen
    const saved = await callBackoffice(saveBellChoices, {
      ways,
      quiet_from,
      quiet_until,
      version: known.version,
    })
    setKnown(saved)
    setTheirs(null)
    onSaved(saved)
    notify({ text: texts.saved })
  }
  const explain = (error: unknown) => {
    const current = currentOf(error)
    if (!current) return failureText(error)
    setKnown(current)
    setTheirs(current)
    return texts.changed
  }
  return (
    <div className="flex max-w-200 flex-col gap-4">
      <Panel title={texts.kinds}>
        <div className="flex flex-col gap-4">
          {known.groups.map((group) => (
            <div key={group}>
              <p className="mb-1 font-medium" aria-hidden="true">
                {bellGroupWords[group]}
              </p>
              <Segments
                legend={bellGroupWords[group]}
                options={bellWays.map((value) => ({ value, label: texts.ways[value] }))}
                value={chosen.ways[group]}
                onValueChange={(way) =>
                  setChosen({ ...chosen, ways: { ...chosen.ways, [group]: way } })
                }
              />
              {theirs && theirs.ways[group] !== chosen.ways[group] && (
                <p className="mt-1 text-sm text-point">
                  {texts.theirs(texts.ways[theirs.ways[group]])}
                </p>
              )}
            </div>
          ))}
        </div>
      </Panel>
      <Panel title={texts.quiet}>
        <p className="mb-3 text-ink-2">{texts.quietText}</p>
        <div className="flex flex-wrap gap-4">
          {(['quiet_from', 'quiet_until'] as const).map((name) => (
            <HourField
              key={name}
              label={name === 'quiet_from' ? texts.quietFrom : texts.quietUntil}
              value={chosen[name]}
              theirs={theirs && theirs[name] !== chosen[name] ? hourText(theirs[name]) : null}
              onChange={(hour) => setChosen({ ...chosen, [name]: hour })}
            />
          ))}
        </div>
        <FieldError id="gio-im-lang">{wrong}</FieldError>
      </Panel>
      <Panel title={texts.device}>
        <p className="text-ink-2">{texts.deviceText}</p>
        <PushPanel whenOn={texts.deviceOn} />
      </Panel>
      <FailureNote>{failure}</FailureNote>
      <div>
        <Button
          busy={busy}
          disabled={wrong !== undefined}
          onClick={() => void attempt(save, explain)}
        >
          {texts.save}
        </Button>
      </div>
    </div>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

function HourField({
  label,
  value,
  theirs,
  onChange,
}: {
  label: string
  value: number | null
  theirs: string | null
  onChange: (hour: number | null) => void
}) {
  return (
    <div className="w-40">
      <Field label={label}>
        {(control) => (
          <NativeSelect
            {...control}
            value={value === null ? '' : String(value)}
            onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
            className="w-full"
          >
            <option value="">{texts.never}</option>
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {texts.hour(hour)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {theirs !== null && <p className="mt-1 text-sm text-point">{texts.theirs(theirs)}</p>}
    </div>
  )
}

function hourText(hour: number | null): string {
  return hour === null ? texts.never : texts.hour(hour)
}

function currentOf(error: unknown): OwnBellChoices | null {
  if (!(error instanceof ApiError)) return null
  return getBellChoices.output.safeParse(error.current).data ?? null
}
