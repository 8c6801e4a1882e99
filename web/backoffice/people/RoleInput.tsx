import {
  permissions,
  permissionsOf,
  staffRoleLabels,
  type StaffRole,
} from '#domain/staff/permissions.ts'
import { Form } from '#web/form/Form.tsx'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { accountTexts as texts } from './texts.ts'

/** A role, and in words what it may do: the same table that guards the API. */
export function RoleInput({ name, label }: InputProps) {
  const { value } = useField(name)
  return (
    <Form.Select
      name={name}
      label={label}
      labels={staffRoleLabels}
      hint={`${texts.rights}: ${rightsOf(value as StaffRole)}`}
    />
  )
}

export function rightsOf(role: StaffRole): string {
  return permissionsOf(role)
    .map((permission) => permissions[permission])
    .join(', ')
}
