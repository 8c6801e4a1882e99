import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { fieldMessages } from '../kernel/field-messages.ts'
import { textField } from '../kernel/fields.ts'

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
  brandName: textField(60).pipe(z.string().min(1, fieldMessages.required)),
  /** Where every letter costs: below an icon, before a message; the brand's name where it is empty. */
  shortName: textField(12).default(''),
  hotline: z.string().max(30),
  vaccineHotline: z.string().max(30),
  openingHours: z.string().max(200).default(''),
  companyName: z.string().max(200),
  taxCode: z.string().max(20).default(''),
  companyAddresses: z.array(z.string().max(300)).max(20),
  registration: z.string().max(300),
  email: z.string().max(200),
  slogan: z.string().max(150),
  disclaimer: z.string().max(300),
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
  /** The year in which the shop opened; null where nobody noted it. */
  since: z.int().nullable(),
  /** With the units since July 2025, those before beside them. */
  newAddressesFirst: z.boolean(),
  /** What measures, where somebody agreed; empty: nothing does, and nobody is asked. */
  tagContainer: z.string(),
  /** Chats of others that are shown instead of ours, by inbox; missing where none is chosen. */
  outsideChat: z
    .partialRecord(
      z.enum(['shop', 'vaccine']),
      z.object({ script: z.string(), id: z.string(), origins: z.array(z.string()) }),
    )
    .optional(),
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
  // A page's policy names whom the tags, the captcha and a chat of others reach, so pages go with those settings too.
  cache: {
    tags: [
      'setting:shop',
      'setting:newAddressesFirst',
      'setting:tags',
      'setting:chatWidget',
      'setting:captcha',
      'setting:brand',
    ],
    maxAge: 60,
  },
})
