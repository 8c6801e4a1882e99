/** One thing that answers show, and when it changed last. */
export interface Tag {
  /** Its name up to the colon: of `product:7` it is `product`. */
  kind: string
  changedAt: number
  /** Of its changes those that are not older than a moment; of most tags none ever is kept here. */
  recent: Change[] | null
  /** The last change before those: whatever was begun before it is untrue. */
  pastAt: number
}

interface Change {
  version: number
  /** In milliseconds of the clock. */
  time: number
}

/** For so long an answer may be behind what others know. */
export const momentMs = 1000

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
    const tag = { kind: name.split(':', 1)[0]!, changedAt: 0, recent: null, pastAt: 0 }
    this.#tags.set(name, tag)
    return tag
  }

  change(names: readonly string[]): void {
    this.#now += 1
    for (const name of names) this.#change(this.of(name))
  }

  /** The same, but answers may be behind it for a moment from that time on. */
  changeSoon(names: readonly string[], time: number): void {
    this.#now += 1
    for (const name of names) {
      const tag = this.of(name)
      tag.changedAt = this.#now
      note(tag, { version: this.#now, time })
    }
  }

  changeAll(): void {
    this.#now += 1
    this.#allChangedAt = this.#now
  }

  /** When everything changed last. */
  get allChangedAt(): number {
    return this.#allChangedAt
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

  /** Whether what has changed since did so only a moment ago, and may be missed so long. */
  areAMomentBehind(tags: readonly Tag[], since: number, time: number): boolean {
    if (this.#allChangedAt > since) return false
    return tags.every((tag) => tag.changedAt <= since || pastOf(tag, time) <= since)
  }

  /** Which kinds of what an answer shows have changed since, each once. */
  kindsChanged(tags: readonly Tag[], since: number): ReadonlySet<string> {
    const kinds = tags.filter(({ changedAt }) => changedAt > since).map(({ kind }) => kind)
    return new Set(kinds.length > 0 ? kinds : ['all'])
  }

  #change(tag: Tag): void {
    tag.changedAt = this.#now
    tag.pastAt = this.#now
    tag.recent = null
  }
}

/** Those of a blink count as the first of them, so that a flood of changes leaves ten notes. */
function note(tag: Tag, change: Change): void {
  pastOf(tag, change.time)
  const last = tag.recent?.at(-1)
  if (last && change.time - last.time < momentMs / 10) last.version = change.version
  else tag.recent = [...(tag.recent ?? []), change]
}

/** A clock that was set back makes everything past, so that nothing stays behind for long. */
function pastOf(tag: Tag, time: number): number {
  const { recent } = tag
  if (!recent) return tag.pastAt
  const isPast = (change: Change) => time < change.time || time - change.time >= momentMs
  const last = recent.findLastIndex(isPast)
  if (last >= 0) {
    tag.pastAt = recent[last]!.version
    recent.splice(0, last + 1)
  }
  if (recent.length === 0) tag.recent = null
  return tag.pastAt
}
