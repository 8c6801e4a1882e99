import { rolesWith, staffRoleLabels, type Permission } from '#domain/staff/permissions.ts'
import { partTexts as texts } from './texts.ts'

/** Whom to ask where something waits for somebody else's yes. */
export function WhoApproves({ permission }: { permission: Permission }) {
  const roles = rolesWith(permission).map((role) => staffRoleLabels[role])
  return <p className="mt-1 text-sm text-ink-2">{texts.whoApproves(roles.join(', '))}</p>
}
