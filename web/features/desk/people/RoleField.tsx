import {
  permissions,
  permissionsOf,
  staffRoleLabels,
  staffRoles,
  type StaffRole,
} from '#domain/staff/permissions.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { peopleTexts as texts } from './texts.ts'

/** The role, and in words what it may do: the same table that guards the API. */
export function RoleField({
  value,
  onChange,
}: {
  value: StaffRole
  onChange: (role: StaffRole) => void
}) {
  const rights = permissionsOf(value).map((permission) => permissions[permission])
  return (
    <Field label={texts.role} hint={`${texts.rights}: ${rights.join(', ')}`}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={({ target }) =>
            onChange(staffRoles.find((role) => role === target.value) ?? value)
          }
          className="w-full"
        >
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {staffRoleLabels[role]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
