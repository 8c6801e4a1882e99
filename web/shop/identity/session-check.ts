import type { Member, MemberMark } from '#web/shop/state/member.ts'

/** Set over the reload that follows a session's end. */
export const sessionEndedKey = 'session-ended'

/** `same`: nothing to do. `arrived`: show the member. The other two begin anew. */
export type SessionVerdict = 'same' | 'arrived' | 'ended' | 'replaced'

/**
 * Compares whose data this browser keeps, whom the page shows and whom the server knows.
 */
export function evaluateSession(seen: {
  mark: MemberMark | null
  shown: MemberMark | null
  actual: MemberMark | null
}): SessionVerdict {
  const { mark, shown, actual } = seen
  const known = [mark, shown].filter((each) => each !== null)
  if (!actual) return known.length > 0 ? 'ended' : 'same'
  if (known.some((each) => each.id !== actual.id || each.phone !== actual.phone)) return 'replaced'
  return known.length === 2 ? 'same' : 'arrived'
}

/** The member out of whatever tells more of them. */
export function toMember({ id, phone, full_name, is_member, is_employee }: Member): Member {
  return { id, phone, full_name, is_member, is_employee }
}
