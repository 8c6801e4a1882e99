const lettersOnly = /^[a-z]+$/

/** Words with what was noted for each, also to be gone through by how they begin. */
export class Vocabulary {
  readonly #entries = new Map<string, number[]>()
  #sorted: readonly string[] = []
  /** In the order of the sorted words. */
  #sortedEntries: readonly (readonly number[])[] | null = null
  #plain: readonly string[] | null = null
  #unsorted: string[] = []
  readonly #grown = new Set<string>()

  add(word: string, entry: number): void {
    const entries = this.#entries.get(word)
    if (entries) {
      entries.push(entry)
      this.#grown.add(word)
      return
    }
    this.#entries.set(word, [entry])
    this.#unsorted.push(word)
  }

  get size(): number {
    return this.#entries.size
  }

  entriesOf(word: string): readonly number[] | undefined {
    this.#trim()
    return this.#entries.get(word)
  }

  list(): readonly string[] {
    this.#sort()
    return this.#sorted
  }

  /** The words of nothing but letters. */
  listPlain(): readonly string[] {
    this.#sort()
    return (this.#plain ??= this.#sorted.filter((word) => lettersOnly.test(word)))
  }

  /** The entries of each word that begins so, the word itself included. */
  beginningWith(beginning: string): readonly (readonly number[])[] {
    this.#sort()
    const from = countWhile(this.#sorted, (word) => word < beginning)
    const to = countWhile(this.#sorted, (word) => word < beginning || word.startsWith(beginning))
    this.#sortedEntries ??= this.#sorted.map((each) => this.#entries.get(each)!)
    return this.#sortedEntries.slice(from, to)
  }

  /** What grows by a push takes room for many more: a copy has no more than it needs. */
  #trim(): void {
    if (this.#grown.size === 0) return
    for (const word of this.#grown) this.#entries.set(word, this.#entries.get(word)!.slice())
    this.#grown.clear()
    this.#sortedEntries = null
  }

  #sort(): void {
    this.#trim()
    if (this.#unsorted.length === 0) return
    // Nearly sorted already, but for the few words at the end: the sort finds the long run.
    this.#sorted = [...this.#sorted, ...this.#unsorted.toSorted()].toSorted()
    this.#sortedEntries = null
    this.#unsorted = []
    this.#plain = null
  }
}

/** How many words at the beginning are such; none behind them may be. */
function countWhile(words: readonly string[], isSuch: (word: string) => boolean): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSuch(words[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}
