import { seconds } from '#domain/kernel/durations.ts'
import type { Run } from './ask-outside.ts'

interface Recaptcha {
  ready(then: () => void): void
  render(box: HTMLElement, options: { sitekey: string; size: 'invisible'; badge: 'inline' }): number
  execute(id: number, options: { action: string }): PromiseLike<string>
}

const maxTime = seconds(30)

/** It asks nothing of anybody; its mark stands in the form while it works. */
export function runRecaptcha({ siteKey, action, box }: Run): Promise<string> {
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
  return new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error('recaptcha')), maxTime)
    grecaptcha.ready(() => {
      try {
        const id = grecaptcha.render(box, { sitekey: siteKey, size: 'invisible', badge: 'inline' })
        grecaptcha.execute(id, { action }).then(resolve, reject)
      } catch (error) {
        reject(error)
      }
    })
  })
}
