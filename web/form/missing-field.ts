import { fieldMessages } from '#domain/kernel/field-messages.ts'

/** "Vui lòng chọn/điền phường / xã": the common words for what is missing, and which field it is. */
export function missingField(error: string | undefined, label: string): string | undefined {
  if (error !== fieldMessages.required) return error
  return `${error} ${label.toLocaleLowerCase('vi')}`
}
