import { beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#domain/kernel/durations.ts'
import { createCaptcha, type Captcha } from './captcha-state.ts'

let time = 0
let solved = 0
let fails = false
let captcha: Captcha
beforeEach(() => {
  time = 0
  solved = 0
  fails = false
  captcha = createCaptcha(
    async () => {
      if (fails) throw new Error('offline')
      solved += 1
      return { token: `token-${solved}`, until: time + minutes(10) }
    },
    () => time,
  )
})

describe('a form’s captcha', () => {
  test('is solved once while the form is filled in, however often that is begun', async () => {
    captcha.start()
    captcha.start()
    expect(captcha.status()).toBe('solving')
    expect(await captcha.take()).toBe('token-1')
    expect(solved).toBe(1)
  })

  test('gives every request a token of its own', async () => {
    expect(await captcha.take()).toBe('token-1')
    expect(await captcha.take()).toBe('token-2')
  })

  test('solves another when the first has grown old', async () => {
    captcha.start()
    await Promise.resolve()
    time = minutes(9)
    expect(await captcha.take()).toBe('token-2')
  })

  test('that failed can be tried again', async () => {
    fails = true
    await expect(captcha.take()).rejects.toThrow('offline')
    expect(captcha.status()).toBe('failed')
    fails = false
    captcha.start()
    expect(await captcha.take()).toBe('token-1')
  })

  test('tells whoever watches', async () => {
    const seen: string[] = []
    const stop = captcha.subscribe(() => seen.push(captcha.status()))
    await captcha.take()
    stop()
    await captcha.take()
    expect(seen).toEqual(['solving', 'ready', 'idle'])
  })
})
