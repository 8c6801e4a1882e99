import type { SearchHit } from '#domain/backoffice/api.ts'
import { searchTexts as texts } from '#domain/backoffice/texts.ts'
import { checkCodeFormat } from '#domain/genuine/code-format.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { suggestCode } from '#domain/genuine/suggest-code.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import type { Context } from '../../context.ts'
import { findCodes, type FoundCode } from '../../genuine/index.ts'

/** A genuine code as it was typed, or as it was probably meant. */
export async function codeHits(ctx: Context, typed: string): Promise<SearchHit[]> {
  const asTyped = typed.trim().toUpperCase()
  const meant = suggestCode(typed)
  const codes = [asTyped, ...(meant === null ? [] : [meant])].filter(
    (code) => checkCodeFormat(code) === null,
  )
  if (codes.length === 0) return []
  const found = await findCodes(ctx, codes)
  return [...found].map(([code, of]) => toHit(code, of))
}

function toHit(code: string, found: FoundCode): SearchHit {
  const { batch } = found
  const about = texts.code({ product: batch.productCode, batch: batch.name, points: batch.point })
  return {
    kind: 'code',
    title: maskCode(code),
    text: `${about} · ${stateOf(found)}`,
    link: batch.productId === null ? null : { page: 'product', id: String(batch.productId) },
  }
}

/** Its first use counts more than a recall that came later. */
function stateOf({ batch, redemption, usedBy }: FoundCode): string {
  if (redemption) {
    const { at, place } = redemption
    const phone = usedBy === null ? null : maskPhone(usedBy)
    return texts.usedAt({ at: toVietnamIso(at), place, phone })
  }
  return batch.state === 'recalled' ? texts.recalled(batch.recallReason) : texts.unused
}
