import { fieldMessages } from '#domain/kernel/field-messages.ts'
import type { FieldKind, FieldRules } from './field-rules.ts'
import { formTexts as texts } from './texts.ts'

/** "Vui lòng chọn/điền phường / xã": the common words for what is missing, and which field it is. */
export function missingField(error: string | undefined, label: string): string | undefined {
  if (error !== fieldMessages.required) return error
  return `${error} ${label.toLocaleLowerCase('vi')}`
}

/** "Vui lòng chọn nhóm", "Vui lòng điền tên": as one does it in that field. */
export function missingFieldExactly(
  error: string | undefined,
  label: string,
  { kind }: Pick<FieldRules, 'kind'>,
): string | undefined {
  if (error !== fieldMessages.required) return error
  const asks = typed.has(kind) ? texts.fillIn : fieldMessages.choose
  return `${asks} ${startingSmall(label)}`
}

const typed: ReadonlySet<FieldKind> = new Set(['text', 'number', 'list', 'table', 'group'])

/** Only the first letter: "Mã SKU", "Số chứng chỉ của Bộ Y tế" keep the rest. */
function startingSmall(label: string): string {
  const isAbbreviation = /^\p{Lu}{2}/u.test(label)
  return isAbbreviation ? label : label.charAt(0).toLocaleLowerCase('vi') + label.slice(1)
}
