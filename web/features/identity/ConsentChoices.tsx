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
import { personTexts as texts } from './texts.ts'

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
      <div className="mt-2 flex flex-wrap gap-1.5">
        {media.map((medium) => {
          const channel: ConsentChannel = `${medium}${purpose}`
          return (
            <label key={channel} className={chip}>
              <input
                type="checkbox"
                aria-label={texts.media[medium]}
                checked={value[channel] === true}
                onChange={(event) => onChange(channel, event.target.checked)}
                className="size-4 accent-primary outline-none"
              />
              {texts.shortMedia[medium]}
            </label>
          )
        })}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

const chip =
  'flex min-h-11 items-center gap-1.5 rounded-full border border-control bg-white pr-3 pl-2.5 text-sm select-none hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary has-focus-visible:ring-3 has-focus-visible:ring-primary/30'
