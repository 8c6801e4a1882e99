import type { Output } from '#domain/contract.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import { points } from '#domain/kernel/points.ts'
import type { previewReturn } from '#domain/order/backoffice/api.ts'
import { backofficeTexts } from '#domain/order/backoffice/texts.ts'
import type { Context } from '../../context.ts'
import { findAccount } from '../../loyalty/index.ts'
import type { MovedOrder } from '../move/move-queries.ts'
import type { ReadCode } from './returned-codes.ts'

type ShownCode = Output<typeof previewReturn>['codes'][number]

/** Codes as the back office reads them before they are taken back: what each takes from whom. */
export async function viewCodes(
  { db, clock }: Context,
  { memberId }: MovedOrder,
  codes: readonly ReadCode[],
): Promise<ShownCode[]> {
  const isUsed = codes.some(({ found }) => found?.redemption)
  const buyer =
    isUsed && memberId !== null ? await findAccount(db, { memberId }, clock.today()) : null
  return codes.map((each) => toShown(each, buyer?.id ?? null))
}

function toShown({ code, found, problem }: ReadCode, buyer: number | null): ShownCode {
  const read = { code_masked: maskCode(code) }
  const use = found?.redemption
  if (problem) {
    const why = backofficeTexts.codeProblems[problem]
    return { ...read, points: points(0), holder: 'nobody', problem: why }
  }
  if (!use || found.usedBy === null) return { ...read, points: points(0), holder: 'nobody' }
  if (use.accountId === buyer) return { ...read, points: points(use.point), holder: 'buyer' }
  const phone = maskPhone(found.usedBy)
  return { ...read, points: points(use.point), holder: 'other', phone }
}
