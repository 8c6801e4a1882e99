import { phoneField } from '#domain/kernel/fields.ts'
import type { OrderReturns } from '#domain/order/return-request/api.ts'
import type { ReturnReason } from '#domain/order/return-request/states.ts'
import { returnTexts as texts } from './texts.ts'

export type ReturnAsk = NonNullable<OrderReturns['ask']>

export interface ReturnDraft {
  /** Pieces by line; lines without any are left out. */
  pieces: ReadonlyMap<number, number>
  reason: ReturnReason | null
  words: string
  /** JPEG data addresses. */
  photos: readonly string[]
  phone: string
}

export type ReturnErrors = Partial<Record<keyof ReturnDraft, string>>

/** A single thing is what it is about; of several somebody chooses. */
export function draftOf({ lines }: ReturnAsk, phone: string): ReturnDraft {
  const [only, ...others] = lines
  const isSingle = only !== undefined && others.length === 0 && only.most === 1
  const pieces = new Map(isSingle ? [[only.line_no, 1]] : [])
  return { pieces, reason: null, words: '', photos: [], phone }
}

/** What is still missing, by field. */
export function checkReturn({ pieces, reason, words, photos, phone }: ReturnDraft): ReturnErrors {
  const wrongPhone = phoneField.safeParse(phone).error?.issues[0]?.message
  return {
    ...(pieces.size === 0 && { pieces: texts.goodsMissing }),
    ...(reason === null && { reason: texts.reasonMissing }),
    ...(reason === 'other' && words.trim() === '' && { words: texts.wordsMissing }),
    ...(photos.length === 0 && { photos: texts.photosMissing }),
    ...(wrongPhone && { phone: wrongPhone }),
  }
}
