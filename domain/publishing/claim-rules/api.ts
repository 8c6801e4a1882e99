import { z } from 'zod'
import { claimRuleSetSchema } from '../../claims/rule-set.ts'
import { endpoint } from '../../contract.ts'
import { reasonField } from '../../staff/fields.ts'
import { contentKinds } from '../kinds.ts'

/** A sentence of a rule's own examples that the rules judge otherwise than it says. */
const wrongExample = z.object({
  rule: z.string(),
  sentence: z.string(),
  expected: z.enum(['hit', 'fine']),
})

/** What is in force or planned and is judged otherwise by other rules. */
const newlyHit = z.object({
  id: z.int(),
  kind: z.enum(contentKinds),
  slug: z.string(),
  title: z.string(),
  verdict: z.enum(['warned', 'blocked']),
  quotes: z.array(z.string()),
})

export const getClaimRules = endpoint({
  method: 'GET',
  path: '/admin/claim-rules',
  realm: 'staff',
  permission: 'content.read',
  summary: 'The rules of the claim check in force, and every version there was',
  input: z.object({}),
  output: z.object({
    today: z.string(),
    current: claimRuleSetSchema,
    versions: z.array(
      z.object({
        version: z.int(),
        valid_from: z.string(),
        note: z.string(),
        staff: z.string(),
        created_at: z.string(),
      }),
    ),
  }),
  errors: [],
})

const trial = z.object({ wrong: z.array(wrongExample), hits: z.array(newlyHit) })
export type ClaimRulesTrial = z.output<typeof trial>

export const tryClaimRules = endpoint({
  method: 'POST',
  path: '/admin/claim-rules/try',
  realm: 'staff',
  permission: 'claims.edit',
  summary:
    'What other rules would say of their own examples and of everything that is in force or planned',
  input: z.object({ rules: claimRuleSetSchema }),
  output: trial,
  errors: [],
  bodyLimit: 1024 * 1024,
  errorsShownInPlace: true,
})

export const saveClaimRules = endpoint({
  method: 'POST',
  path: '/admin/claim-rules',
  realm: 'staff',
  permission: 'claims.edit',
  summary:
    'Keeps a new version from its day on; refuses one whose own examples it judges otherwise',
  input: z.object({ rules: claimRuleSetSchema, reason: reasonField }),
  output: trial.extend({ version: z.int() }),
  errors: ['conflict', 'contentRefused'],
  bodyLimit: 1024 * 1024,
  errorsShownInPlace: true,
})
