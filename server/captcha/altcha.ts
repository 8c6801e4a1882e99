import { createHash, createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import {
  puzzleSchema,
  solvedPuzzleSchema,
  type Puzzle,
  type SolvedPuzzle,
} from '#domain/captcha/api.ts'
import { minutes } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import { trustedKeysOf } from '../platform/keys/keyring.ts'
import { keepSolution } from './queries.ts'

export const captchaLifetime = minutes(10)
/** A token is about 600 characters. */
const maxToken = 4000

/** Half a second to a few seconds of one core, by the age of the phone; we pay one derivation. */
const work = { cost: 5000, minTries: 300, maxTries: 1200 }

/** Proof of work by ALTCHA, hosted by ourselves: no cookie, no outside party, nothing to click. */
export async function drawPuzzle(ctx: Context): Promise<Puzzle> {
  const until = Math.floor((ctx.clock.now().getTime() + captchaLifetime) / 1000)
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: work.cost,
    counter: randomInt(work.maxTries, work.minTries),
    deriveKey,
    // Signed with the rest. Not the library's own expiry, which asks the system's clock.
    data: { until },
    ...secretsOf(ctx.config.secretKey),
  })
  return puzzleSchema.parse(challenge)
}

/** True once for each right answer. Never throws for what a stranger sends. */
export async function isSolvedPuzzle(ctx: Context, token: string): Promise<boolean> {
  const solved = readToken(token)
  return solved !== null && isInTime(ctx, solved) && (await isRightAtOnce(ctx, solved))
}

function isInTime(ctx: Context, { challenge }: SolvedPuzzle): boolean {
  return challenge.parameters.data.until * 1000 > ctx.clock.now().getTime()
}

/** A puzzle of ours has one try: a wrong solution uses it up as a right one does. */
async function isRightAtOnce(ctx: Context, solved: SolvedPuzzle): Promise<boolean> {
  const { challenge, solution } = solved
  for (const key of trustedKeysOf(ctx.config)) {
    const { verified, invalidSignature } = await verifySolution({
      challenge,
      solution: { ...solution, time: 0 },
      deriveKey,
      ...secretsOf(key),
    })
    if (!invalidSignature) return (await isFirstUse(ctx, solved)) && verified
  }
  return false
}

/** The database decides: of two requests with the same solution one is first. */
function isFirstUse(ctx: Context, { challenge }: SolvedPuzzle): Promise<boolean> {
  return keepSolution(ctx.db, {
    challengeHash: createHash('sha256').update(challenge.signature).digest(),
    expiresAt: new Date(challenge.parameters.data.until * 1000),
    now: ctx.clock.now(),
  })
}

function readToken(token: string): SolvedPuzzle | null {
  if (token.length > maxToken) return null
  try {
    const text = Buffer.from(token, 'base64').toString('utf8')
    return solvedPuzzleSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function secretsOf(secretKey: string) {
  const secret = (use: string) =>
    createHmac('sha256', secretKey).update(`captcha:${use}`).digest('hex')
  return { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('key') }
}
