import { blockHeadId } from './blocks/BlockRow.tsx'
import { goToClaimIn } from './richtext/go-to-claim.ts'

const focusable = 'input:not([hidden]), textarea, select, button'

/** Leads to the field that something is about: `title`, `author`, `blocks.<key>`; in a text to what begins at `start`. */
export function goToField(form: HTMLElement | null, path: string, start?: number): void {
  const [field = '', key] = path.split('.')
  if (field === 'blocks' && key) {
    const head = document.getElementById(blockHeadId(key))
    if (head?.getAttribute('aria-expanded') === 'false') head.click()
    return lead(head)
  }
  const part = document.getElementById(`field-${field}`)
  // A text's buttons stand before it.
  const text = part?.querySelector<HTMLElement>('[contenteditable="true"]')
  lead(
    text ??
      part?.querySelector<HTMLElement>(focusable) ??
      form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`) ??
      null,
  )
  if (text && start !== undefined) goToClaimIn(text, start)
}

function lead(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
