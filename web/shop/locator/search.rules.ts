import { listPharmacies } from '#domain/pharmacy/locator/api.ts'
import { rulesOf } from '#web/form/field-rules.ts'

export const maxPharmacySearchLength = rulesOf(listPharmacies.input.shape.q).maxLength
