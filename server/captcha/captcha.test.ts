import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Puzzle } from '#domain/captcha/api.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import { limitRules } from '../platform/rate-limit.ts'
import { getChallenge } from './get-challenge.ts'
import { verifyCaptcha as verify } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { captcha: true } })
})
afterAll(() => shop.close())

const caller = { ip: '10.0.0.1', requestId: 'request' }

function verifyCaptcha(ctx: TestShop['ctx'], token: string | undefined, address: string) {
  return verify(ctx, { token, address, action: 'code' })
}

async function drawPuzzle(): Promise<Puzzle> {
  const { puzzle } = await getChallenge(shop.ctx, {}, caller)
  return puzzle!
}

async function solve(challenge: Puzzle) {
  const solution = await solveChallenge({ challenge, deriveKey })
  return { counter: solution!.counter, derivedKey: solution!.derivedKey }
}

function tokenOf(challenge: unknown, solution: unknown): string {
  return btoa(JSON.stringify({ challenge, solution }))
}

describe('a captcha', () => {
  test('that is solved opens once, also when it is used twenty times at once', async () => {
    const puzzle = await drawPuzzle()
    const token = tokenOf(puzzle, await solve(puzzle))
    const uses = await Promise.allSettled(
      Array.from({ length: 20 }, () => verifyCaptcha(shop.ctx, token, caller.ip)),
    )
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(verifyCaptcha(shop.ctx, token, caller.ip)).rejects.toMatchObject({
      code: 'captchaInvalid',
    })
  })

  test('that is missing is asked for', async () => {
    for (const token of [undefined, '']) {
      await expect(verifyCaptcha(shop.ctx, token, caller.ip)).rejects.toMatchObject({
        code: 'captchaRequired',
      })
    }
  })

  test('that is solved too late opens nothing', async () => {
    const puzzle = await drawPuzzle()
    const solution = await solve(puzzle)
    shop.ctx.clock.advance(minutes(10))
    const late = tokenOf(puzzle, solution)
    await expect(verifyCaptcha(shop.ctx, late, caller.ip)).rejects.toMatchObject({
      code: 'captchaInvalid',
    })
  })

  test('cannot be made easier, longer-lived or by oneself', async () => {
    const puzzle = await drawPuzzle()
    const solution = await solve(puzzle)
    const { parameters } = puzzle
    const forged = [
      { ...puzzle, parameters: { ...parameters, data: { until: parameters.data.until + 60 } } },
      { ...puzzle, parameters: { ...parameters, cost: 1 } },
      { ...puzzle, parameters: { ...parameters, keyPrefix: '00' } },
      { ...puzzle, signature: '00'.repeat(32) },
    ]
    for (const challenge of forged) {
      const token = tokenOf(challenge, solution)
      await expect(verifyCaptcha(shop.ctx, token, caller.ip)).rejects.toMatchObject({
        code: 'captchaInvalid',
      })
    }
    // Nor is the puzzle itself used up by what was made of it.
    await verifyCaptcha(shop.ctx, tokenOf(puzzle, solution), caller.ip)
  })

  test('is guessed at once: a wrong solution uses its puzzle up', async () => {
    const puzzle = await drawPuzzle()
    const solution = await solve(puzzle)
    const guessed = tokenOf(puzzle, { counter: 1, derivedKey: '00'.repeat(32) })
    for (const token of [guessed, tokenOf(puzzle, solution)]) {
      expect(await refusalOf(verifyCaptcha(shop.ctx, token, caller.ip))).toBe('captchaInvalid')
    }
  })

  test('that is wrong is counted for its network, also of many at once; right ones never run out', async () => {
    const address = '2001:db8:1:2::1'
    const max = limitRules.captchaAddress.points
    for (let nth = 0; nth < 2; nth += 1) {
      const puzzle = await drawPuzzle()
      await verifyCaptcha(shop.ctx, tokenOf(puzzle, await solve(puzzle)), address)
    }
    const answers = await Promise.all(
      Array.from({ length: max + 20 }, () => refusalOf(verifyCaptcha(shop.ctx, 'x', address))),
    )
    expect(answers.filter((code) => code === 'captchaInvalid')).toHaveLength(max)
    expect(answers.filter((code) => code === 'rateLimited')).toHaveLength(20)
  })

  test.each(['x', '{}', btoa('null'), btoa('{"challenge":{}}'), 'A'.repeat(100_000), '\u0000'])(
    'that is nonsense opens nothing (%#)',
    async (token) => {
      await expect(verifyCaptcha(shop.ctx, token, caller.ip)).rejects.toMatchObject({
        code: 'captchaInvalid',
      })
    },
  )

  test('whose time is over is forgotten', async () => {
    const before = await drawPuzzle()
    await verifyCaptcha(shop.ctx, tokenOf(before, await solve(before)), caller.ip)
    shop.ctx.clock.advance(minutes(11))
    const after = await drawPuzzle()
    await verifyCaptcha(shop.ctx, tokenOf(after, await solve(after)), caller.ip)
    const { rows } = await shop.ctx.pool.query('select 1 from captcha_solution')
    expect(rows).toHaveLength(1)
  })

  test('is not asked for where it is switched off', async () => {
    const off = { ...shop.ctx, config: { ...shop.ctx.config, captcha: false } }
    await verifyCaptcha(off, undefined, caller.ip)
    expect((await getChallenge(off, {}, caller)).puzzle).toBeNull()
  })
})
