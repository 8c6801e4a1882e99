import { applyVoucher, earnLogFilter } from '#domain/counter/api.ts'
import { purchaseLine } from '#domain/purchase/api.ts'
import { rulesOf, schemaAt } from '#web/form/field-rules.ts'

/** How long what is typed may be, as its schema says: for inputs that stand in no form of one. */
export const maxAmountDigits = rulesOf(schemaAt(applyVoucher.input, 'amount')).maxLength
export const maxVoucherCode = rulesOf(schemaAt(applyVoucher.input, 'voucherCode')).maxLength
export const maxKeyword = rulesOf(earnLogFilter.keyword).maxLength
export const productNameRules = rulesOf(purchaseLine.shape.name)
export const maxDayDigits = rulesOf(purchaseLine.shape.days_of_supply).maxLength
export const maxDaysOfSupply = rulesOf(purchaseLine.shape.days_of_supply).max ?? 0
