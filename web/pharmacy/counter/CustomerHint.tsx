import { counterTexts as texts } from './texts.ts'

/** In the place of the customer's line before anybody is known, of the same height. */
export function CustomerHint() {
  return <p className="mt-2 flex min-h-8 items-center text-sm text-ink-3">{texts.phoneHint}</p>
}
