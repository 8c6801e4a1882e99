import { useState } from 'react'
import { permissionAreas } from '#domain/staff/permission-areas.ts'
import { permissionsOf, staffRoleLabels, type StaffRole } from '#domain/staff/permissions.ts'
import { Form } from '#web/form/Form.tsx'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { compareRights } from './compare-rights.ts'
import { RightLine } from './RightLine.tsx'
import { rightTexts as texts } from './texts.ts'

/** A role, and in words what it may do; where it is another than before, what becomes more and less. */
export function RoleInput({ name, label }: InputProps) {
  const role = useField(name).value as StaffRole
  const [before] = useState(role)
  return (
    <div>
      <Form.Select name={name} label={label} labels={staffRoleLabels} hint={summaryOf(role)} />
      {role !== before && <Changes role={role} before={before} />}
    </div>
  )
}

function summaryOf(role: StaffRole): string {
  const areas = compareRights(role).filter(({ held }) => held > 0)
  const named = areas.map(({ area, held }) => `${permissionAreas[area]} ${held}`)
  return texts.summary(permissionsOf(role).length, named)
}

function Changes({ role, before }: { role: StaffRole; before: StaffRole }) {
  const changed = compareRights(role, before).flatMap(({ rights }) =>
    rights.filter(({ mark }) => mark !== 'same'),
  )
  return (
    <section aria-label={texts.changes} className="mt-2 rounded-md bg-ground px-3.5 py-3">
      <h3 className="mb-1.5 text-sm">{texts.changesFrom(staffRoleLabels[before])}</h3>
      <ul className="flex max-h-52 flex-col gap-1 overflow-y-auto text-sm" tabIndex={0}>
        {changed.map((right) => (
          <RightLine key={right.permission} {...right} />
        ))}
      </ul>
    </section>
  )
}
