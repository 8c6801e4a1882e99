import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { loginStaff } from '#domain/staff/api.ts'
import { parseInput } from './input.ts'

const anything = { input: z.unknown() }

describe('what a stranger sends', () => {
  test.each(['{"a":', '['])('nested forty thousand times in %j is bad input', (opening) => {
    const closing = opening === '[' ? ']' : '}'
    const text = `${opening.repeat(40_000)}1${closing.repeat(40_000)}`
    // A half of a character in front: what is cleaned is no deeper.
    const bodies: unknown[] = [JSON.parse(text), ['\ud800', JSON.parse(text)]]
    for (const body of bodies) {
      for (const endpoint of [loginStaff, anything]) {
        expect(() => parseInput(endpoint, body)).toThrow(Refusal)
      }
    }
  })

  test('is cleaned of what the database cannot hold, wherever it hides', () => {
    const given = { 'a\0': [{ b: 'x\0y', c: 1 }, 'half \ud800'], d: null }
    expect(parseInput(anything, given)).toEqual({ a: [{ b: 'xy', c: 1 }, 'half \ufffd'], d: null })
  })
})
