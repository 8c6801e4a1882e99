import { expect, test, vi } from 'vitest'
import { loginGate, type LoginGate } from './login-gate.ts'

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

/** Ten calls that are all on their way before the first of them is answered. */
function tenAtOnce(gate: LoginGate) {
  const { state, send } = server()
  const allSent = Promise.withResolvers<void>()
  let sent = 0
  const calls = Array.from({ length: 10 }, (_, at) =>
    gate.run(async () => {
      sent += 1
      if (sent === 10) allSent.resolve()
      await allSent.promise
      await send()
      return at
    }, whyRefused),
  )
  return { state, calls, sent: () => sent }
}

test('ten calls that find the session gone open one dialog, and all are answered after the login', async () => {
  const opened = vi.fn()
  const gate = loginGate(opened)
  const { state, calls, sent } = tenAtOnce(gate)
  await vi.waitFor(() => expect(opened).toHaveBeenCalled())
  await allSettledSoFar()
  expect(opened).toHaveBeenCalledTimes(1)
  expect(state.answers).toBe(0)
  state.isLoggedIn = true
  gate.finish(true)
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 10 }, (_, at) => at))
  // Each was sent, refused, sent once more and answered.
  expect([sent(), state.answers]).toEqual([20, 10])
  expect(opened).toHaveBeenCalledTimes(1)
})

test('closing the dialog gives all ten the refusal that they met; who comes next is asked again', async () => {
  const opened = vi.fn()
  const gate = loginGate(opened)
  const { calls, sent } = tenAtOnce(gate)
  await vi.waitFor(() => expect(opened).toHaveBeenCalled())
  await allSettledSoFar()
  gate.finish(false)
  const ends = await Promise.allSettled(calls)
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  expect(
    ends.every((end) => end.status === 'rejected' && end.reason instanceof Unauthenticated),
  ).toBe(true)
  expect([sent(), opened.mock.calls.length]).toEqual([10, 1])
  void gate.logIn('unauthenticated')
  expect(opened).toHaveBeenCalledTimes(2)
})

test('what is kept waits for the login beside the calls, in the same dialog', async () => {
  const opened = vi.fn()
  const gate = loginGate(opened)
  const { state, calls } = tenAtOnce(gate)
  const isLetIn = gate.logIn('unauthenticated')
  await allSettledSoFar()
  state.isLoggedIn = true
  gate.finish(true)
  expect(await isLetIn).toBe(true)
  await Promise.all(calls)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a login that turns out to want a new password says so, once', async () => {
  const opened = vi.fn()
  const gate = loginGate(opened)
  for (const why of ['unauthenticated', 'newPasswordRequired', 'newPasswordRequired'] as const) {
    void gate.logIn(why)
  }
  expect(opened.mock.calls).toEqual([['unauthenticated'], ['newPasswordRequired']])
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

/** Every promise that could go on has gone on. */
function allSettledSoFar(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
