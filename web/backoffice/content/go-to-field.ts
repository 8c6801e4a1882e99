import { blockHeadId } from './blocks/BlockRow.tsx'

const focusable = 'input:not([hidden]), textarea, select, [contenteditable="true"], button'

/** Leads to the field that something is about: `title`, `author`, `blocks.<key>`. */
export function goToField(form: HTMLElement | null, path: string): void {
  const [field = '', key] = path.split('.')
  if (field === 'blocks' && key) {
    const head = document.getElementById(blockHeadId(key))
    if (head?.getAttribute('aria-expanded') === 'false') head.click()
    return lead(head)
  }
  const part = document.getElementById(`field-${field}`)
  lead(
    part?.querySelector<HTMLElement>(focusable) ??
      form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`) ??
      null,
  )
}

function lead(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
