import { useId } from 'react'
import {
  consentMedia,
  consentWording,
  type ConsentChannel,
  type ConsentMedium,
  type ConsentPurpose,
  type Consents,
} from '#domain/identity/consent.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { personTexts as texts } from './texts.ts'

export interface ConsentChoicesProps {
  purpose: ConsentPurpose
  value: Partial<Consents>
  onChange: (channel: ConsentChannel, granted: boolean) => void
  /** E-mail is not asked for at registration (first specification, section 3). */
  media?: readonly ConsentMedium[]
  required?: boolean
  error?: string
  busy?: boolean
}

export const registrationMedia = consentMedia.filter((medium) => medium !== 'email')

/** The channels of one purpose, none ticked beforehand, under the wording that is agreed to. */
export function ConsentChoices(props: ConsentChoicesProps) {
  const { purpose, value, onChange, media = consentMedia, required, error } = props
  const id = useId()
  const isTransaction = purpose === 'Transaction'
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-wording${error ? ` ${id}-error` : ''}`}
      className="min-w-0"
    >
      <legend className="text-sm font-semibold">
        {isTransaction ? texts.transaction : texts.commercial}
        {required && <RequiredMark />}
      </legend>
      <p id={`${id}-wording`} className="mt-1 text-sm text-ink-2">
        {isTransaction ? consentWording.transaction : consentWording.commercial}
      </p>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {media.map((medium) => {
          const channel: ConsentChannel = `${medium}${purpose}`
          return (
            <Checkbox
              key={channel}
              label={texts.media[medium]}
              checked={value[channel] === true}
              onChange={(event) => onChange(channel, event.target.checked)}
            />
          )
        })}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
