import { fieldMessages } from '#domain/kernel/field-messages.ts'
import type { FieldKind, FieldRules } from './field-rules.ts'
import { formTexts as texts } from './texts.ts'

/** "Vui lòng chọn/điền phường / xã": the common words for what is missing, and which field it is. */
export function missingField(error: string | undefined, label: string): string | undefined {
  if (error !== fieldMessages.required) return error
  return `${error} ${label.toLocaleLowerCase('vi')}`
}

/** "Vui lòng chọn “Nhóm chuyên môn”", "Vui lòng điền “Họ và tên”": as one does it in that field. */
export function missingFieldExactly(
  error: string | undefined,
  label: string,
  { kind }: Pick<FieldRules, 'kind'>,
): string | undefined {
  if (error !== fieldMessages.required) return error
  return `${typed.has(kind) ? texts.fillIn : fieldMessages.choose} “${label}”`
}

const typed: ReadonlySet<FieldKind> = new Set(['text', 'number', 'list', 'table', 'group'])
