import { expect, test, vi } from 'vitest'
import { loginGate } from './login-gate.ts'

class Unauthenticated extends Error {}
const whyRefused = (error: unknown) => (error instanceof Unauthenticated ? 'unauthenticated' : null)

/** A server that knows the session or not. */
function server() {
  const state = { isLoggedIn: false, answers: 0 }
  const send = async () => {
    if (!state.isLoggedIn) throw new Unauthenticated()
    state.answers += 1
    return state.answers
  }
  return { state, send }
}

test('ten calls that find the session gone ask once, and all are answered after the login', async () => {
  const { state, send } = server()
  const shown = new Set<string>()
  const gate = loginGate(() => shown.add('dialog'))
  const calls = Array.from({ length: 10 }, () => gate.run(send, whyRefused))
  await vi.waitFor(() => expect(shown.size).toBe(1))
  state.isLoggedIn = true
  gate.finish(true)
  await Promise.all(calls)
  expect(state.answers).toBe(10)
})

test('closing the dialog gives every waiting call the refusal that it met', async () => {
  const { send } = server()
  const asked = vi.fn()
  const gate = loginGate(asked)
  const calls = [gate.run(send, whyRefused), gate.run(send, whyRefused)]
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  gate.finish(false)
  const ends = await Promise.allSettled(calls)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(ends.every((end) => end.status === 'rejected' && whyRefused(end.reason) !== null)).toBe(
    true,
  )
})

test('a refusal that arrives after the login opens no second dialog', async () => {
  const { state, send } = server()
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let tries = 0
  const slow = async () => {
    tries += 1
    if (tries > 1) return send()
    await late
    throw new Unauthenticated()
  }
  const asked = vi.fn()
  const gate = loginGate(asked)
  const quickCall = gate.run(send, whyRefused)
  const slowCall = gate.run(slow, whyRefused)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  state.isLoggedIn = true
  gate.finish(true)
  arrive()
  await Promise.all([quickCall, slowCall])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what fails for another reason fails at once', async () => {
  const asked = vi.fn()
  const gate = loginGate(asked)
  const call = gate.run(() => Promise.reject(new Error('offline')), whyRefused)
  await expect(call).rejects.toThrow('offline')
  expect(asked).not.toHaveBeenCalled()
})

test('a password that must be changed is asked for, and the call goes on with the new one', async () => {
  const { state, send } = server()
  const asked = vi.fn()
  const gate = loginGate(asked)
  const call = gate.run(send, (error) => whyRefused(error) && 'newPasswordRequired')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('newPasswordRequired'))
  state.isLoggedIn = true
  gate.finish(true)
  expect(await call).toBe(1)
})
