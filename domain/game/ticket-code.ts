import { z } from 'zod'
import type { AnnouncedBox, PrizeKind } from './definition.ts'

/** Without signs that look alike in print. */
export const ticketAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 50 bits: of a million tickets a guess meets one in a thousand million. */
export const ticketLength = 10

/** `abcde-23456` and `ABCDE 23456` are one code. */
export function normalizeTicket(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase()
}

/** A printed code as it is grouped to be read: `ABCDE-23456`. */
export function groupTicket(code: string): string {
  return code.replace(/(.{5})(?=.)/g, '$1-')
}

/** The code of a printed ticket, as people type it. */
export const ticketField = z
  .string({ error: 'Vui lòng nhập mã in trên phiếu' })
  .max(60, 'Mã trên phiếu gồm 10 chữ và số')
  .transform(normalizeTicket)
  .pipe(
    z
      .string()
      .min(1, 'Vui lòng nhập mã in trên phiếu')
      .regex(/^[0-9A-Z]{6,20}$/, 'Mã trên phiếu gồm 10 chữ và số'),
  )

const withoutOwner: ReadonlySet<PrizeKind> = new Set(['physical', 'gift', 'thanks'])

/** Whether all prizes of a box can be given to whoever holds a ticket: nobody is known to credit points to. */
export function canHaveTickets({ prizes }: Pick<AnnouncedBox, 'prizes'>): boolean {
  return prizes.every(({ kind }) => withoutOwner.has(kind))
}
