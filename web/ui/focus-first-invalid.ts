/** After a refused submit: takes the person to the first control with an error. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = marked?.matches('fieldset') ? marked.querySelector<HTMLElement>('input') : marked
  control?.focus()
  // What is wrong with a group stands above its rows.
  if (marked !== control) marked?.querySelector('legend')?.scrollIntoView({ block: 'center' })
}
