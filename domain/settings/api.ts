import { z } from 'zod'
import { endpoint } from '../contract.ts'

export const getSetting = endpoint({
  method: 'GET',
  path: '/settings',
  actor: 'anyone',
  summary: 'The value of one public setting',
  input: z.object({ key: z.string().min(1).max(100) }),
  output: z.object({ key: z.string(), value: z.unknown() }),
  errors: ['notFound'],
  cache: { tags: ['settings'], maxAge: 60 },
})

/** What every page's frame shows: brand, hotlines, company. */
export const shopIdentitySchema = z.object({
  brandName: z.string(),
  hotline: z.string(),
  vaccineHotline: z.string(),
  companyName: z.string(),
  companyAddresses: z.array(z.string()),
  registration: z.string(),
  email: z.string(),
  slogan: z.string(),
  disclaimer: z.string(),
})
export type ShopIdentity = z.output<typeof shopIdentitySchema>

export const getShopIdentity = endpoint({
  method: 'GET',
  path: '/settings/shop',
  actor: 'anyone',
  summary: 'Brand, hotlines and company data shown on every page',
  input: z.object({}),
  output: shopIdentitySchema,
  errors: [],
  cache: { tags: ['settings'], maxAge: 60 },
})
