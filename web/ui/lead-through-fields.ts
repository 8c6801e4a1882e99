const fields = 'input:not([type=checkbox]):not([hidden]):not(:disabled), textarea:not(:disabled)'

/**
 * For the `ref` of what holds fields: "next" on a phone's keyboard and Enter go from one to the next, past
 * what may be left as it is; after the last one a form is sent, and without one the keyboard goes.
 */
export function leadThroughFields(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return
  const pressed = (event: KeyboardEvent) => goOn(place, event)
  place.addEventListener('keydown', pressed)
  return () => place.removeEventListener('keydown', pressed)
}

/** From a field that is full now: "25/08/1980", six digits. */
export function leadOn(place: HTMLElement | null, from: HTMLElement): void {
  if (place) nextOf(place, from)?.focus()
}

/** The field where typing begins: the first that is empty. */
export function firstField(place: HTMLElement): HTMLElement | undefined {
  const all = [...place.querySelectorAll<HTMLInputElement>(fields)]
  const typed = all.filter(({ type }) => type !== 'radio')
  return typed.find(({ value }) => value === '') ?? typed[0]
}

function goOn(place: HTMLElement, event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented) return
  if (!(target instanceof HTMLInputElement) || isChoice(target)) return
  const next = nextOf(place, target)
  if (!next && target.form) return
  event.preventDefault()
  if (next) next.focus()
  else target.blur()
}

function nextOf(place: HTMLElement, from: HTMLElement): HTMLElement | undefined {
  const all = [...place.querySelectorAll<HTMLInputElement>(fields)]
  return all
    .slice(all.indexOf(from as HTMLInputElement) + 1)
    .find((field) => !isAnswered(field, all))
}

/** A question whose answer is chosen already is passed over. */
function isAnswered(field: HTMLInputElement, all: readonly HTMLInputElement[]): boolean {
  return field.type === 'radio' && all.some(({ name, checked }) => name === field.name && checked)
}

/** Enter picks there. */
function isChoice(input: HTMLInputElement): boolean {
  return ['radio', 'checkbox'].includes(input.type) || input.role === 'combobox'
}
