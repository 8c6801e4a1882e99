import { foldVietnamese } from '#domain/kernel/fold.ts'

/** What words of a search look for in money: each kind has an index of its own. */
export type MoneySearch =
  | { by: 'code'; code: string }
  | { by: 'amount'; amount: number; reference: string }
  | { by: 'words'; words: string; reference: string }

/** `dh2611…` is a code, `325.000` an amount or a bank's reference, the rest words; null for nothing. */
export function readSearch(text: string | undefined): MoneySearch | null {
  const reference = (text ?? '').trim().toUpperCase()
  const code = reference.replace(/^AL(?=DH)/, '')
  if (/^DH\d{0,6}[0-9A-Z]{0,6}$/.test(code)) return { by: 'code', code }
  const digits = reference.replace(/[.,\sĐ₫]|VN[DĐ]$/g, '')
  if (/^\d{1,15}$/.test(digits)) return { by: 'amount', amount: Number(digits), reference }
  const words = foldVietnamese(reference)
  return words ? { by: 'words', words, reference } : null
}
