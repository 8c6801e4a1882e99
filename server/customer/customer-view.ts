import type { CustomerHead, CustomerKind, CustomerRow } from '#domain/customer/backoffice/api.ts'
import { customerTexts as texts } from '#domain/customer/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { shownName, shownPhone } from '#domain/kernel/shown-person.ts'
import type { StoredCustomer } from './customer-queries.ts'

/** A customer as everybody at the desk may see them: enough to tell two apart, no more. */
export function toCustomerRow(customer: StoredCustomer): CustomerRow {
  const { id, phone, tags, createdAt } = customer
  return {
    id,
    name: maskedNameOf(customer),
    phone: shownPhone(phone),
    kind: kindOf(customer),
    tags,
    since: toVietnamIso(createdAt),
  }
}

/** In full for whoever has said why, as long as that holds. */
export function toCustomerHead(customer: StoredCustomer, openUntil: Date | null): CustomerHead {
  const { phone, name } = customer
  const inFull = openUntil !== null && phone !== null && { phone, name: name || texts.noName }
  return {
    ...toCustomerRow(customer),
    ...inFull,
    version: customer.version,
    open_until: openUntil && toVietnamIso(openUntil),
  }
}

export function maskedNameOf({ phone, name }: Pick<StoredCustomer, 'phone' | 'name'>): string {
  if (phone === null) return texts.erasedName
  return shownName('people', name) || texts.noName
}

function kindOf({ phone, memberId }: StoredCustomer): CustomerKind {
  if (phone === null) return 'erased'
  return memberId === null ? 'guest' : 'member'
}
