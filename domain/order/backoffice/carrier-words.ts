import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { reasonField } from '../../staff/fields.ts'
import { backofficeOrder } from './api.ts'

const code = z.string().min(1).max(40)

export const noteCarrierWords = endpoint({
  method: 'POST',
  path: '/admin/orders/{code}/carrier-words/seen',
  realm: 'staff',
  permission: 'orders.ship',
  errorsShownInPlace: true,
  summary: 'Somebody has looked at what a carrier told and nobody knows',
  input: z.object({ code, reason: reasonField }),
  output: backofficeOrder,
  errors: ['notFound'],
})
