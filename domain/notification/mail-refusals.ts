/**
 * Why an address gets no mail. `bounced`: its own server refused it; `complained`: staff noted that whoever it belongs
 * to wants none; `unsubscribed`: a member ended mail from its link, and alone begins it again.
 */
export const refusalKinds = ['bounced', 'complained', 'unsubscribed'] as const
export type RefusalKind = (typeof refusalKinds)[number]

/** Days after which a refusal is forgotten, and a lift no longer counted. */
export const refusalDays = 180

/** How often an address is let in again within these days; what comes back once more stays. */
export const maxLifts: Record<Exclude<RefusalKind, 'unsubscribed'>, number> = {
  bounced: 2,
  complained: 1,
}

/** Days that lie between two lifts of one address. */
export const daysBetweenLifts = 30

/** An address but for its first letter and its host. */
export function maskAddress(address: string): string {
  const [name = '', host = ''] = address.split('@')
  return `${name.slice(0, 1)}***@${host}`
}
