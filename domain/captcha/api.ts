import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { outsideCaptchas } from './providers.ts'

/** An ALTCHA puzzle (version 2): find the counter whose derived key starts with the prefix. */
export const puzzleSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** `until`: seconds since 1970 until which its solution is taken. */
    data: z.object({ until: z.int() }),
  }),
  signature: z.string(),
})
export type Puzzle = z.output<typeof puzzleSchema>

/** What the browser sends back, as base64 of this JSON, in a field named `captcha`. */
export const solvedPuzzleSchema = z.object({
  challenge: puzzleSchema,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})
export type SolvedPuzzle = z.output<typeof solvedPuzzleSchema>

/** Somebody else asks: what the browser needs for that. Empty where staff left it out. */
export const outsideChallengeSchema = z.object({
  provider: z.enum(outsideCaptchas),
  siteKey: z.string(),
  version: z.string(),
  /** Address of the provider's script. */
  script: z.string(),
})
export type OutsideChallenge = z.output<typeof outsideChallengeSchema>

export const getCaptchaChallenge = endpoint({
  method: 'GET',
  path: '/captcha/challenge',
  realm: 'member',
  guests: true,
  summary:
    'A puzzle that costs a browser a moment and a robot its profit, or who asks instead of us',
  input: z.object({}),
  output: z.object({
    /** None where the captcha is switched off, or asked by somebody else. */
    puzzle: puzzleSchema.nullable(),
    outside: outsideChallengeSchema.optional(),
    /** Seconds for which a solution is taken. */
    expiresIn: z.int(),
  }),
  errors: ['rateLimited'],
})
