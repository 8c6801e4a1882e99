import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { productSchema } from '../api.ts'
import { listPolicy, type Shown } from '../cache-policies.ts'

/** `pointAmount` points in the account once it is paid. */
const pointPackage = productSchema.extend({
  /** False where the running programme or the package itself forbids it (result 12). */
  for_sale: z.boolean(),
})
export type PointPackage = z.output<typeof pointPackage>

export const listPointPackages = endpoint({
  method: 'GET',
  path: '/point-packages',
  realm: 'none',
  summary: 'Packages of points that members buy, the smallest first; no other list shows them',
  input: z.object({}),
  output: z.array(pointPackage),
  errors: [],
  cache: listPolicy((packages: Shown[]) => packages, 'prices'),
})
