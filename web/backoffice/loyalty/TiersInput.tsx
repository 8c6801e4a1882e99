import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import type { ProgrammeTier } from '#domain/membership/backoffice/programmes.ts'
import { Form } from '#web/form/Form.tsx'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { loyaltyTexts as texts } from './texts.ts'

/** The tiers of a programme: each with the points from which it is reached, and what it brings. */
export function TiersInput({ name, label }: InputProps) {
  const id = useId()
  const { value, rules, error, change } = useField(name, label)
  const tiers = (value as ProgrammeTier[] | undefined) ?? []
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-3"
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {tiers.map((_, place) => (
        <div key={place} className="flex flex-col gap-3 rounded-md border border-line p-3">
          <div className="flex items-start gap-3">
            <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
              <Form.Text name={`${name}.${place}.name`} label={texts.tierName(place + 1)} />
              <Form.Number name={`${name}.${place}.point_from`} label={texts.tierFrom(place + 1)} />
            </div>
            {tiers.length > 1 && (
              <IconButton
                label={texts.removeTier(place + 1)}
                icon={<X aria-hidden="true" className="size-5" />}
                className="mt-6.5"
                onClick={() => change(tiers.filter((_tier, at) => at !== place))}
              />
            )}
          </div>
          <Form.Text name={`${name}.${place}.benefits`} label={texts.tierBenefits(place + 1)} />
        </div>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {tiers.length < (rules.maxLength ?? Infinity) && (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => change([...tiers, { name: '', point_from: undefined, benefits: '' }])}
        >
          {texts.addTier}
        </Button>
      )}
    </fieldset>
  )
}
