/** A finger on glass: a focused field brings up a keyboard. */
export function isThumb(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
