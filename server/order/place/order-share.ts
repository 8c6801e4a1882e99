import type { SignedInMember } from '../../context.ts'

/**
 * What the orders of an hour are counted under. Nobody proves the phone of most orders, so those use up a
 * share of their own: a member, and whoever holds the phone's code, orders on whatever strangers name.
 */
export function orderShareOf(who: {
  member?: Pick<SignedInMember, 'id'> | null | undefined
  phone: string
  hasCode: boolean
}): [name: 'orderMember' | 'orderProvenPhone' | 'orderPhone', key: string] {
  if (who.member) return ['orderMember', String(who.member.id)]
  return [who.hasCode ? 'orderProvenPhone' : 'orderPhone', who.phone]
}
