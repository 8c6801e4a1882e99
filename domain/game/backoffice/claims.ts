import { addDays, vietnamDayOf, type VietnamDay } from '../../kernel/dates.ts'
import type { GameRules } from '../rules.ts'

/** Steps of a prize that is sent, in their order; `lapsed` ends it at any of the first three. */
export const claimStates = ['won', 'contacted', 'papers', 'sent', 'received', 'lapsed'] as const
export type ClaimState = (typeof claimStates)[number]

export const claimStateLabels: Record<ClaimState, string> = {
  won: 'Chờ liên hệ',
  contacted: 'Chờ giấy tờ',
  papers: 'Chờ giao',
  sent: 'Đang giao',
  received: 'Đã nhận',
  lapsed: 'Hết quyền nhận',
}

/** Days before the end of a step on which a winner is reminded. */
export const warnDays = 2

/** Where a claim may go from where it stands. */
export const claimMoves: Record<ClaimState, readonly ClaimState[]> = {
  won: ['contacted', 'lapsed'],
  contacted: ['papers', 'lapsed'],
  papers: ['sent', 'lapsed'],
  sent: ['received', 'papers'],
  received: [],
  lapsed: [],
}

/** Where a win stands on its way; null where it has none. */
export function isClaimState(state: string): state is ClaimState {
  return claimStates.some((each) => each === state)
}

/** The last day of a step that began at a moment; null for one that has no clock. */
export function dueOn(
  state: ClaimState,
  at: Date,
  { claim }: Pick<GameRules, 'claim'>,
): VietnamDay | null {
  const days = daysOf(state, claim)
  return days === null ? null : addDays(vietnamDayOf(at), days)
}

function daysOf(state: ClaimState, claim: GameRules['claim']): number | null {
  switch (state) {
    case 'won':
      return claim.contact_days
    case 'contacted':
      return claim.papers_days
    case 'papers':
    case 'sent':
      return claim.delivery_days
    default:
      return null
  }
}

/** What the desk works at: wins that are held, and prizes on their way. */
export const workedWinStates = ['held', ...claimStates] as const
/** What is credited is done; after a hold it is still shown. */
export const deskWinStates = [...workedWinStates, 'credited'] as const
export type DeskWinState = (typeof deskWinStates)[number]

export const deskWinStateLabels: Record<DeskWinState, string> = {
  held: 'Đang giữ',
  ...claimStateLabels,
  credited: 'Đã cộng',
}

export const holdReasons = [
  'phone',
  'address',
  'value',
  'staff',
  'voucher',
  'nobody',
  'returned',
] as const
export type HoldReason = (typeof holdReasons)[number]

export const holdReasonLabels: Record<HoldReason, string> = {
  phone: 'Nhiều giải của một số điện thoại',
  address: 'Nhiều giải về một địa chỉ',
  value: 'Giải có giá trị lớn',
  staff: 'Số điện thoại của nhân viên hoặc nhà thuốc',
  voucher: 'Đợt voucher đã hết',
  nobody: 'Không có số điện thoại để trao',
  returned: 'Đơn hàng tạo lượt chơi đã trả lại',
}
