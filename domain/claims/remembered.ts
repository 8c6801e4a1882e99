/** A language has few words and says them again: each is worked out once, and what is no word takes no room. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (text.length > longestKept) return work(text)
    const kept = known.get(text)
    if (kept !== undefined) return kept
    if (known.size >= mostKept) known.clear()
    const made = work(text)
    known.set(text, made)
    return made
  }
}

const longestKept = 12
const mostKept = 20_000
