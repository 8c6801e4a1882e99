import { z } from 'zod'
import { cleanText } from '../kernel/fold.ts'

const mark = z
  .string()
  .max(400)
  .transform((text) => cleanText(text).slice(0, 100).trim())
  .pipe(z.string().min(1))
  .optional()
  .catch(undefined)

/** Of which advertiser's click somebody came; its number, which would name one person, is not kept. */
const clickKinds = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  fbclid: 'facebook',
  msclkid: 'bing',
  ttclid: 'tiktok',
  zarsrc: 'zalo',
} as const
const clicks = ['google', 'facebook', 'bing', 'tiktok', 'zalo'] as const

/** By which campaign a buyer came. Marks are anybody's to write: what is none is left out, no order fails for it. */
export const cameByField = z
  .object({
    source: mark,
    medium: mark,
    campaign: mark,
    content: mark,
    term: mark,
    click: z.enum(clicks).optional().catch(undefined),
  })
  .transform((marks) => {
    const given = Object.entries(marks).filter(([, value]) => value !== undefined)
    return given.length === 0 ? undefined : (Object.fromEntries(given) as CameBy)
  })
  .optional()
  .catch(undefined)

export interface CameBy {
  source?: string
  medium?: string
  campaign?: string
  content?: string
  term?: string
  click?: (typeof clicks)[number]
}

/** The same as an order says it, of a visit's address; nothing for who came by no campaign. */
export function cameByOf(search: string): CameBy | undefined {
  const query = new URLSearchParams(search)
  const parts = ['source', 'medium', 'campaign', 'content', 'term'] as const
  const marks = parts.flatMap((part) => {
    const value = query.get(`utm_${part}`)
    return value ? [[part, value.slice(0, 100)]] : []
  })
  const click = Object.entries(clickKinds).find(([name]) => query.has(name))?.[1]
  if (marks.length === 0 && !click) return undefined
  return { ...(Object.fromEntries(marks) as CameBy), ...(click && { click }) }
}
