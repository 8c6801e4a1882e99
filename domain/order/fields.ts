import { z } from 'zod'

export const productIdField = z.coerce.number().int().min(1).max(2_147_483_647)
export const quantityField = z.int().min(1).max(999)
export const orderCodeField = z.string().min(1).max(40)
/** The token with which a guest sees an order. */
export const viewTokenField = z.string().min(1).max(100)
