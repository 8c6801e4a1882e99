import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import type { SignedInMember } from '../context.ts'
import type { ActiveProgramme } from '../loyalty/index.ts'

/** An order as somebody asks for it. */
export interface AskedOrder {
  input: ParsedInput<typeof api.placeOrder>
  member: SignedInMember | null
  /** The network address. */
  address: string
  /** In whose programme its products earn. */
  programme: ActiveProgramme | null
}
