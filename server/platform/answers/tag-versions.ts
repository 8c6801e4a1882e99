/** One thing that answers show, and when it changed last. */
export interface Tag {
  changedAt: number
}

/** Counts changes and knows when which tag changed last: what was read before is told from what is new. */
export class TagVersions {
  readonly #tags = new Map<string, Tag>()
  #now = 0
  #allChangedAt = 0

  /** Grows with every change. */
  get now(): number {
    return this.#now
  }

  /** The one object of a tag. Tags come from the shop's data, so there are never more than it has. */
  of(name: string): Tag {
    const known = this.#tags.get(name)
    if (known) return known
    const tag = { changedAt: 0 }
    this.#tags.set(name, tag)
    return tag
  }

  change(names: readonly string[]): void {
    this.#now += 1
    for (const name of names) this.of(name).changedAt = this.#now
  }

  changeAll(): void {
    this.#now += 1
    this.#allChangedAt = this.#now
  }

  changedAt(tag: Tag): number {
    return Math.max(tag.changedAt, this.#allChangedAt)
  }

  /** Whether nothing of all this has changed since. */
  areUnchanged(tags: readonly Tag[], since: number): boolean {
    if (this.#allChangedAt > since) return false
    for (const tag of tags) if (tag.changedAt > since) return false
    return true
  }
}
