import { useId } from 'react'
import { pharmacyServices, serviceNames, type PharmacyService } from '#domain/pharmacy/services.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { FieldError } from '#web/ui/Field.tsx'

/** What a pharmacy does besides selling, each as a tick. */
export function ServicesInput({ name, label }: InputProps) {
  const { value, error, change } = useField(name)
  const id = useId()
  const chosen = value as readonly PharmacyService[]
  const toggle = (service: PharmacyService) =>
    change(pharmacyServices.filter((one) => chosen.includes(one) !== (one === service)))
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {pharmacyServices.map((service) => (
          <Checkbox
            key={service}
            label={serviceNames[service]}
            checked={chosen.includes(service)}
            onChange={() => toggle(service)}
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
