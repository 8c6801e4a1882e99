/** Words of section 5 of the second specification where it has them. */
export const codeFormatTexts = {
  empty: 'Vui lòng nhập mã dưới lớp bạc',
  spaces: 'Mã tích điểm không được có khoảng trắng',
  special: 'Mã tích điểm không được có ký tự đặc biệt',
  length: 'Mã tích điểm gồm 12 ký tự',
} as const

/** Printed lists of other makers are imported too: those may be shorter or longer. */
const min = 6
const max = 20

/** What is wrong with a code's form, in words; null when it may be sent. Expects it trimmed. */
export function checkCodeFormat(code: string): string | null {
  if (code === '') return codeFormatTexts.empty
  if (/\s/.test(code)) return codeFormatTexts.spaces
  if (!/^[A-Za-z0-9]+$/.test(code)) return codeFormatTexts.special
  return code.length < min || code.length > max ? codeFormatTexts.length : null
}
