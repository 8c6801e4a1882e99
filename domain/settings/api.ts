import { z } from 'zod'
import { endpoint } from '../contract.ts'

export const getSetting = endpoint({
  method: 'GET',
  path: '/settings',
  realm: 'none',
  summary: 'The value of one public setting',
  input: z.object({ key: z.string().min(1).max(100) }),
  output: z.object({ key: z.string(), value: z.unknown() }),
  errors: ['notFound'],
  cache: { tags: [], shows: ({ key }) => [`setting:${key}`], maxAge: 60 },
})

/** Nothing, or a page of somebody else. */
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)])

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
  /** What proves the shop and how else to reach it: shown where it is filled in. */
  pharmacyLicence: z.string().max(300).default(''),
  foodLicence: z.string().max(300).default(''),
  /** Where the Ministry of Industry and Trade lists the shop; its mark leads there. */
  ministryLink: link.default(''),
  zaloLink: link.default(''),
})
export type ShopIdentity = z.output<typeof shopIdentitySchema>

/** The same, and how forms on any page begin. */
const frameSettingsSchema = shopIdentitySchema.extend({
  /** With the units since July 2025, those before beside them. */
  newAddressesFirst: z.boolean(),
})
export type FrameSettings = z.output<typeof frameSettingsSchema>

export const getShopIdentity = endpoint({
  method: 'GET',
  path: '/settings/shop',
  realm: 'none',
  summary: 'Brand, hotlines and company data shown on every page, and how its forms begin',
  input: z.object({}),
  output: frameSettingsSchema,
  errors: [],
  cache: { tags: ['setting:shop', 'setting:newAddressesFirst'], maxAge: 60 },
})
