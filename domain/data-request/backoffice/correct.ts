import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { birthdayField } from '../../identity/fields.ts'
import { addressInput } from '../../identity/wire-shapes.ts'
import { emailField, fullNameField, rowIdField, versionField } from '../../kernel/fields.ts'
import { dataRequests } from './requests.ts'

/** As many as a member and the loyalty programme keep. */
const maxPlaces = 60

const keptPlace = z.object({
  id: z.int(),
  /** Known to the loyalty programme, not kept by the member. */
  isCrmAddress: z.boolean(),
  full_address: z.string(),
})
export type KeptPlace = z.output<typeof keptPlace>

/** What may be corrected, as it is kept now. */
const keptPerson = z.object({
  name: z.string(),
  birthday: z.string().nullable(),
  email: z.string().nullable(),
  places: z.array(keptPlace),
  /** Names this very state: a correction says which one was read. */
  seen: z.string(),
})
export type KeptPerson = z.output<typeof keptPerson>

export const getKeptPerson = endpoint({
  method: 'GET',
  path: '/admin/data-requests/{id}/person',
  realm: 'staff',
  permission: 'dataRequests.edit',
  summary: 'What is kept of whoever asked for a correction, for whoever opened the customer',
  input: z.object({ id: rowIdField }),
  output: keptPerson,
  errors: ['notFound', 'lookNeeded', 'conflict'],
})

const { label: _label, new_province_id: _province, new_address: _text, ...place } = addressInput
const ofPlace = { id: rowIdField, isCrmAddress: z.boolean() }

const placeChange = z.union([
  z.object({ ...ofPlace, removed: z.literal(true) }),
  z.object({ ...ofPlace, ...place }),
])
export type PlaceChange = z.output<typeof placeChange>

/** What is missing stays as it is. */
const correctionFields = {
  name: fullNameField.optional(),
  birthday: birthdayField.optional(),
  email: emailField.optional(),
  places: z.array(placeChange).max(maxPlaces).optional(),
}

export const correctPerson = endpoint({
  method: 'POST',
  path: '/admin/data-requests/{id}/correct',
  realm: 'staff',
  permission: 'dataRequests.edit',
  errorsShownInPlace: true,
  summary:
    'Corrects name, birthday, e-mail and addresses of a member as they asked, all or nothing; they are told by mail',
  input: z.object({
    id: rowIdField,
    version: versionField,
    seen: z.string().min(1).max(64),
    ...correctionFields,
  }),
  output: dataRequests.record,
  current: dataRequests.record,
  errors: ['notFound', 'conflict'],
})
