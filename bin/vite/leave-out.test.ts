import { describe, expect, test } from 'vitest'
import { leaveOut } from './leave-out.ts'

describe('what of a library never runs here', () => {
  const code = `
function send(form) { return fetch(form.action) }
const cache = new Map()
function go(to, form) {
  if (form) { send(form) } else if (blocked) stop()
  waiting.forEach((each) => each())
  open(to)
}
`

  test('goes: parts, branches and statements', () => {
    const rest = leaveOut(code, {
      parts: { send: '', cache: 'null' },
      never: ['form', 'blocked'],
      statements: ['waiting.forEach('],
    })
    expect(rest.replaceAll(/\s+/g, ' ')).toBe(
      ' function send(form) {} const cache = null function go(to, form) { ; open(to) } ',
    )
  })

  test('leaves what always is in its place', () => {
    expect(leaveOut('if (isReady) show(); else wait()', { always: ['isReady'] })).toBe('show();')
  })

  test('fails when a new release no longer has it', () => {
    const unwanted = { parts: { sendForm: '' }, never: ['form'] }
    expect(() => leaveOut(code, unwanted)).toThrow('Not found to be left out: sendForm')
  })
})
