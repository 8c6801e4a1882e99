import { expect } from 'vitest'
import { CallRefused } from './app.ts'

/** The refusal that a call must end with. */
export async function expectRefused(call: Promise<unknown>): Promise<CallRefused> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(CallRefused)
  return error as CallRefused
}
