/** Told to a text's element, with where the finding begins: the caret goes there. */
export const goToClaim = 'gotoclaim'

export function goToClaimIn(text: HTMLElement, start: number): void {
  text.dispatchEvent(new CustomEvent(goToClaim, { detail: start }))
}
