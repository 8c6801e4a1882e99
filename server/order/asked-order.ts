import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import type { Earning } from '../catalog/index.ts'
import type { SignedInMember } from '../context.ts'

/** An order as somebody asks for it. */
export interface AskedOrder {
  input: ParsedInput<typeof api.placeOrder>
  member: SignedInMember | null
  /** The network address. */
  address: string
  /** Which products bring points today. */
  earning: Earning
}
