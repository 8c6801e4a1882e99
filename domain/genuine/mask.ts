/**
 * First and last three characters: `JJ3******7KQ`. Of short codes
 * less is shown, so that four are always hidden.
 */
export function maskCode(code: string): string {
  const shown = Math.max(1, Math.min(3, Math.floor((code.length - 4) / 2)))
  const hidden = Math.max(0, code.length - 2 * shown)
  return code.slice(0, shown) + '*'.repeat(hidden) + code.slice(code.length - shown)
}
