import { z } from 'zod'
import { pharmacyCodeField } from '#domain/pharmacy/fields.ts'
import { plainFormOf } from '#web/form/plain-form.ts'
import { findTexts } from '../texts.ts'

/** Named as in the address, where the form goes without JavaScript. */
export const findForm = plainFormOf(z.object({ id: pharmacyCodeField }), { id: findTexts.missing })
