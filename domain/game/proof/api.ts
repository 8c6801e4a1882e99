import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { gameSlug } from '../api.ts'
import { announcedBox } from '../definition.ts'
import { gameStates } from '../shown.ts'

const hex = z.string().regex(/^[\da-f]{64}$/)

export const proofSummary = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.enum(gameStates),
  commitment: hex,
  /** Once the campaign is closed. */
  secret: hex.optional(),
  box: announcedBox,
  entries: z.int(),
  root: hex.optional(),
  closed_at: z.string().optional(),
  /** Of a number draw: fixed with its root. */
  round: z.int().optional(),
})
export type ProofSummary = z.output<typeof proofSummary>

export const getProofSummary = endpoint({
  method: 'GET',
  path: '/game/proof/summary',
  realm: 'none',
  cache: { tags: [], shows: ({ slug }) => [`game:${slug}`], maxAge: 2 },
  summary: 'What a campaign’s proof says besides its entries',
  input: z.object({ slug: gameSlug }),
  output: proofSummary,
  errors: ['notFound'],
})
