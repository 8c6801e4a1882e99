const fields =
  'input:not([type=radio]):not([type=checkbox]):not(:disabled), textarea:not(:disabled)'

/**
 * For the `ref` of what holds fields: "next" on a phone's keyboard and Enter go from one to the next, past
 * what may be left as it is; after the last one the keyboard goes.
 */
export function leadThroughFields(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return
  const pressed = (event: KeyboardEvent) => goOn(place, event)
  place.addEventListener('keydown', pressed)
  return () => place.removeEventListener('keydown', pressed)
}

function goOn(place: HTMLElement, event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented) return
  if (!(target instanceof HTMLInputElement) || isChoice(target)) return
  event.preventDefault()
  const all = [...place.querySelectorAll<HTMLElement>(fields)]
  const next = all[all.indexOf(target) + 1]
  if (next) next.focus()
  else target.blur()
}

/** Enter picks there. */
function isChoice(input: HTMLInputElement): boolean {
  return ['radio', 'checkbox'].includes(input.type) || input.role === 'combobox'
}
