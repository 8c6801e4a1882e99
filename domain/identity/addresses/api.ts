import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField } from '../fields.ts'
import { addressInput, loyaltyAddressSchema, savedAddressSchema } from '../wire-shapes.ts'

const addressList = z.object({
  addresses: z.array(savedAddressSchema),
  /** Those that the loyalty programme knows: offered beside the saved ones, changed nowhere. */
  loyalty: z.array(loyaltyAddressSchema),
})

export const listAddresses = endpoint({
  method: 'GET',
  path: '/auth/user/addresses',
  realm: 'member',
  summary: 'Saved addresses, the default one first',
  input: z.object({}),
  output: addressList,
  errors: [],
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/auth/user/addresses',
  realm: 'member',
  errorsShownInPlace: true,
  summary: 'Save an address; one that is known already is not doubled',
  input: z.object({ ...addressInput, is_default: z.boolean().optional() }),
  output: addressList.extend({ address: savedAddressSchema }),
  errors: ['conflict'],
})

export const editAddress = endpoint({
  method: 'PUT',
  path: '/auth/user/addresses/{id}',
  realm: 'member',
  errorsShownInPlace: true,
  summary: 'Change a saved address',
  input: z.object({ id: rowIdField, ...addressInput, is_default: z.boolean().optional() }),
  output: addressList.extend({ address: savedAddressSchema }),
  errors: ['notFound', 'conflict'],
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/auth/user/addresses/{id}',
  realm: 'member',
  summary: 'Remove a saved address; the newest other one becomes the default',
  input: z.object({ id: rowIdField }),
  output: addressList,
  errors: ['notFound'],
})

export const makeDefaultAddress = endpoint({
  method: 'POST',
  path: '/auth/user/addresses/{id}/default',
  realm: 'member',
  summary: 'Make a saved address the default',
  input: z.object({ id: rowIdField }),
  output: addressList,
  errors: ['notFound'],
})
