import { z } from 'zod'

/** What is printed to go along with parcels. */
export const paperKinds = ['labels', 'slips'] as const
export type PaperKind = (typeof paperKinds)[number]

/** As many orders as one file holds. */
export const maxPapers = 200

/** `codes` are those of the orders, in the order in which they are printed. */
export const papersInput = z.object({
  kind: z.enum(paperKinds),
  codes: z
    .union([
      z
        .string()
        .max(maxPapers * 40)
        .transform((text) => text.split(',')),
      z.array(z.string()),
    ])
    .transform((codes) => [...new Set(codes.map((code) => code.trim()).filter(Boolean))])
    .pipe(
      z
        .array(z.string().regex(/^[A-Z0-9]{6,30}$/))
        .min(1)
        .max(maxPapers),
    ),
})

/** Where they are: one file for all. */
export function papersPath(kind: PaperKind, codes: readonly string[]): string {
  return `/api/admin/order-papers/${kind}?codes=${codes.map(encodeURIComponent).join(',')}`
}
