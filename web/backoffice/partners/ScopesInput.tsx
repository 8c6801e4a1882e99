import { useId } from 'react'
import { partnerScopeNames, partnerScopes, type PartnerScope } from '#domain/partner/scopes.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { FieldError, RequiredMark } from '#web/ui/Field.tsx'

/** What a key may do, each as a tick. */
export function ScopesInput({ name, label }: InputProps) {
  const { value, rules, error, change } = useField(name)
  const id = useId()
  const chosen = value as readonly PartnerScope[]
  const toggle = (scope: PartnerScope) =>
    change(partnerScopeNames.filter((one) => chosen.includes(one) !== (one === scope)))
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="text-sm font-semibold">
        {label}
        {rules.isRequired && <RequiredMark />}
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {partnerScopeNames.map((scope) => (
          <Checkbox
            key={scope}
            label={partnerScopes[scope]}
            checked={chosen.includes(scope)}
            onChange={() => toggle(scope)}
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
