import type { CaptchaAction } from '#domain/captcha/actions.ts'
import type { OutsideChallenge } from '#domain/captcha/api.ts'
import { getShopIdentity } from '#domain/settings/api.ts'
import { api, ApiError } from '#web/api.ts'
import type { Place } from '../captcha-state.ts'
import { loadScript } from './load-script.ts'
import { runRecaptcha } from './recaptcha.ts'
import { outsideTexts as texts, type OutsideProblem } from './texts.ts'
import { runTurnstile } from './turnstile.ts'

/** What each provider is given: its key, what the proof is for, and a place of its own. */
export interface Run {
  siteKey: string
  action: CaptchaAction
  box: HTMLElement
}

/**
 * A proof of somebody else's, whose script comes with the first one. Refused as by the server, in words and with
 * the hotline: no key, no version, the script did not come, or it could not run.
 */
export async function askOutside(
  { provider, siteKey, version, script }: OutsideChallenge,
  action: CaptchaAction,
  place: Place,
): Promise<string> {
  if (siteKey === '') throw await failed('noKey')
  if (version === '') throw await failed('noVersion')
  const name = provider === 'turnstile' ? 'turnstile' : 'grecaptcha'
  if (!(await loadScript(script, name))) throw await failed('notLoaded')
  const run = provider === 'turnstile' ? runTurnstile : runRecaptcha
  try {
    return await runInPlace(place, (box) => run({ siteKey, action, box }))
  } catch {
    throw await failed('notRun')
  }
}

/** A form may go on to its next step while somebody is asked: then they are asked anew where it goes on. */
async function runInPlace(
  place: Place,
  run: (box: HTMLElement) => Promise<string>,
): Promise<string> {
  const box = document.createElement('div')
  ;(place() ?? cornerOf()).append(box)
  const watch = watchLoss(box)
  try {
    const token = await Promise.race([run(box), watch.lost])
    if (token !== null) return token
  } finally {
    watch.stop()
    box.remove()
  }
  return runInPlace(place, run)
}

function watchLoss(box: HTMLElement): { lost: Promise<null>; stop: () => void } {
  let observer: MutationObserver
  const lost = new Promise<null>((resolve) => {
    observer = new MutationObserver(() => {
      // In the next task: by then the next step stands.
      if (!box.isConnected) setTimeout(() => resolve(null))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  return { lost, stop: () => observer.disconnect() }
}

/** For a move without a form: what must be answered stands over the page's edge. */
function cornerOf(): HTMLElement {
  const known = document.querySelector<HTMLElement>('[data-captcha]')
  if (known) return known
  const corner = document.createElement('div')
  corner.dataset['captcha'] = ''
  corner.className = 'fixed inset-x-0 bottom-4 z-50 mx-auto w-fit'
  document.body.append(corner)
  return corner
}

async function failed(problem: OutsideProblem): Promise<ApiError> {
  const shop = await api.call(getShopIdentity, {}, { silent: true }).catch(() => null)
  const message = [texts[problem], ...(shop ? [texts.hotline(shop.hotline)] : [])].join(' ')
  return new ApiError({ status: 503, code: 'captchaUnavailable', message })
}
