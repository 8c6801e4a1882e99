import { z } from 'zod'
import { listing } from '../../listing.ts'
import { backofficeProductRow, listBackofficeProducts } from './api.ts'

const { category_id, published, stock } = listBackofficeProducts.input.shape

/** A product is written in an editor of its own. */
export const productList = listing({
  path: 'products',
  reads: 'products.read',
  shares: 'products.edit',
  row: backofficeProductRow,
  filters: z.object({ category_id, published, stock }),
  sorts: [],
  list: listBackofficeProducts,
})
