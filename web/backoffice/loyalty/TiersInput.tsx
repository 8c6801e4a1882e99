import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import type { ProgrammeTier } from '#domain/loyalty/backoffice/programmes.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { AmountInput } from '#web/ui/AmountInput.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { loyaltyTexts as texts } from './texts.ts'

/** The tiers of a programme: each with the points from which it is reached, and what it brings. */
export function TiersInput({ name, label }: InputProps) {
  const id = useId()
  const { value, error, errors, change } = useField(name, label)
  const tiers = (value as ProgrammeTier[] | undefined) ?? []
  const set = (place: number, part: Partial<ProgrammeTier>) =>
    change(tiers.map((tier, at) => (at === place ? { ...tier, ...part } : tier)))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        <RequiredMark />
      </legend>
      {tiers.map((tier, place) => (
        <div key={place} className="flex flex-col gap-3 rounded-md border border-line p-3">
          <div className="flex items-start gap-3">
            <Field
              label={texts.tierName(place + 1)}
              error={errors[`${place}.name`]}
              className="min-w-0 flex-1"
            >
              {(control) => (
                <TextInput
                  {...control}
                  value={tier.name}
                  maxLength={40}
                  onChange={({ target }) => set(place, { name: target.value })}
                />
              )}
            </Field>
            <Field
              label={texts.tierFrom(place + 1)}
              error={errors[`${place}.point_from`]}
              className="min-w-0 flex-1"
            >
              {(control) => (
                <AmountInput
                  {...control}
                  value={String(tier.point_from)}
                  onValueChange={(typed) => set(place, { point_from: Number(typed) })}
                />
              )}
            </Field>
            {tiers.length > 1 && (
              <IconButton
                label={texts.removeTier(place + 1)}
                icon={<X aria-hidden="true" className="size-5" />}
                className="mt-6.5"
                onClick={() => change(tiers.filter((_, at) => at !== place))}
              />
            )}
          </div>
          <Field label={texts.tierBenefits(place + 1)} error={errors[`${place}.benefits`]}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={500}
                value={tier.benefits}
                onChange={({ target }) => set(place, { benefits: target.value })}
              />
            )}
          </Field>
        </div>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {tiers.length < 10 && (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => change([...tiers, { name: '', point_from: 0, benefits: '' }])}
        >
          {texts.addTier}
        </Button>
      )}
    </fieldset>
  )
}
