import { listOrders, placeOrderFields } from '#domain/order/api.ts'
import { rulesOf } from '#web/form/field-rules.ts'

/** How long what is typed may be, as its schema says: for inputs that stand in no form of one. */
export const maxNoteLength = rulesOf(placeOrderFields.shape.note).maxLength
export const maxOrderCodeLength = rulesOf(listOrders.input.shape.code).maxLength
