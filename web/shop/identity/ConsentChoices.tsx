import { useId } from 'react'
import {
  consentMedia,
  consentWording,
  type ConsentChannel,
  type ConsentMedium,
  type ConsentPurpose,
  type Consents,
} from '#domain/identity/consent.ts'
import { FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { personTexts as texts } from '#web/features/identity/texts.ts'

export interface ConsentChoicesProps {
  purpose: ConsentPurpose
  value: Partial<Consents>
  onChange: (channel: ConsentChannel, granted: boolean) => void
  /** E-mail is not asked for at registration. */
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
      <p id={`${id}-wording`} className="mt-0.5 text-xs text-ink-2">
        {isTransaction ? consentWording.transaction : consentWording.commercial}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="mt-1 grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        {media.map((medium) => {
          const channel: ConsentChannel = `${medium}${purpose}`
          return (
            <label key={channel} className={choice}>
              <input
                type="checkbox"
                aria-label={texts.media[medium]}
                checked={value[channel] === true}
                onChange={(event) => onChange(channel, event.target.checked)}
                className="size-4.5 shrink-0 accent-primary"
              />
              {texts.shortMedia[medium]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const choice = 'flex min-h-11 items-center gap-2.5 text-sm select-none'
