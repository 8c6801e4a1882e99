import { seconds } from '#domain/kernel/durations.ts'
import type { Run } from './ask-outside.ts'

interface Turnstile {
  render(
    box: HTMLElement,
    options: {
      sitekey: string
      action: string
      language: string
      /** Nothing is seen unless somebody must press something. */
      appearance: 'interaction-only'
      callback: (token: string) => void
      'error-callback': () => boolean
      'timeout-callback': () => void
      'unsupported-callback': () => void
    },
  ): string
  remove(id: string): void
}

/** A person may have to press something, and take their time over it. */
const maxTime = seconds(120)

export function runTurnstile({ siteKey, action, box }: Run): Promise<string> {
  const { turnstile } = window as unknown as { turnstile: Turnstile }
  let id = ''
  return new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error('turnstile'))
    setTimeout(fail, maxTime)
    id = turnstile.render(box, {
      sitekey: siteKey,
      action,
      language: 'vi',
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': () => {
        fail()
        // Told in our words: the provider is not to write its own.
        return true
      },
      'timeout-callback': fail,
      'unsupported-callback': fail,
    })
  }).finally(() => {
    if (id !== '') turnstile.remove(id)
  })
}
