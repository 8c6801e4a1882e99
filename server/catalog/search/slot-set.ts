/** A set of slots, one bit each: sets of 20,000 products are united or cut in a microsecond. */
export class SlotSet {
  readonly #bits: Int32Array

  constructor(slots: number | Int32Array) {
    this.#bits = typeof slots === 'number' ? new Int32Array((slots + 31) >> 5) : slots
  }

  static all(slots: number): SlotSet {
    const all = new SlotSet(slots)
    all.#bits.fill(-1)
    if (slots % 32 > 0) all.#bits[slots >> 5] = (1 << (slots & 31)) - 1
    return all
  }

  add(slot: number): void {
    this.#bits[slot >> 5]! |= 1 << (slot & 31)
  }

  /** Entries are slots doubled, plus one for those that belong into the other set. */
  addEntries(entries: readonly number[], other: SlotSet): void {
    const [bits, others] = [this.#bits, other.#bits]
    for (let at = 0; at < entries.length; at += 1) {
      const entry = entries[at]!
      const slot = entry >> 1
      if (entry & 1) others[slot >> 5]! |= 1 << (slot & 31)
      else bits[slot >> 5]! |= 1 << (slot & 31)
    }
  }

  addAll(slots: ArrayLike<number>): void {
    for (let at = 0; at < slots.length; at += 1) this.add(slots[at]!)
  }

  has(slot: number): boolean {
    return (this.#bits[slot >> 5]! & (1 << (slot & 31))) !== 0
  }

  /** How many slots it has room for. */
  get capacity(): number {
    return this.#bits.length << 5
  }

  copy(): SlotSet {
    return new SlotSet(this.#bits.slice())
  }

  /** In this set but not in the other; both are of one length, here and below. */
  minus(other: SlotSet): SlotSet {
    const [bits, others] = [this.#bits, other.#bits]
    const rest = new Int32Array(bits.length)
    for (let at = 0; at < bits.length; at += 1) rest[at] = bits[at]! & ~others[at]!
    return new SlotSet(rest)
  }

  and(other: SlotSet): SlotSet {
    const [bits, others] = [this.#bits, other.#bits]
    const both = new Int32Array(bits.length)
    for (let at = 0; at < bits.length; at += 1) both[at] = bits[at]! & others[at]!
    return new SlotSet(both)
  }

  /** The three below change this set. */
  unite(other: SlotSet): this {
    const [bits, others] = [this.#bits, other.#bits]
    for (let at = 0; at < bits.length; at += 1) bits[at]! |= others[at]!
    return this
  }

  intersect(other: SlotSet): this {
    const [bits, others] = [this.#bits, other.#bits]
    for (let at = 0; at < bits.length; at += 1) bits[at]! &= others[at]!
    return this
  }

  subtract(other: SlotSet): this {
    const [bits, others] = [this.#bits, other.#bits]
    for (let at = 0; at < bits.length; at += 1) bits[at]! &= ~others[at]!
    return this
  }

  isWithin(other: SlotSet): boolean {
    const [bits, others] = [this.#bits, other.#bits]
    for (let at = 0; at < bits.length; at += 1) {
      if ((bits[at]! & ~others[at]!) !== 0) return false
    }
    return true
  }

  get isEmpty(): boolean {
    const bits = this.#bits
    for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return false
    return true
  }

  get size(): number {
    const bits = this.#bits
    let size = 0
    for (let at = 0; at < bits.length; at += 1) size += bitsIn(bits[at]!)
    return size
  }

  /** Writes the value at each of its slots. */
  fill(column: Uint8Array, value: number): void {
    const bits = this.#bits
    for (let at = 0; at < bits.length; at += 1) {
      for (let rest = bits[at]!; rest !== 0; rest &= rest - 1) {
        column[(at << 5) + 31 - Math.clz32(rest & -rest)] = value
      }
    }
  }

  /** The first so many of the slots that are in this set. */
  firstOf(slots: Int32Array, count: number): Int32Array {
    const first = new Int32Array(Math.min(count, this.size))
    for (let at = 0, end = 0; end < first.length && at < slots.length; at += 1) {
      if (this.has(slots[at]!)) first[end++] = slots[at]!
    }
    return first
  }

  /** Its slots, rising. */
  toSlots(): Int32Array {
    const bits = this.#bits
    const slots = new Int32Array(this.size)
    let count = 0
    for (let at = 0; at < bits.length; at += 1) {
      for (let rest = bits[at]!; rest !== 0; rest &= rest - 1) {
        slots[count] = (at << 5) + 31 - Math.clz32(rest & -rest)
        count += 1
      }
    }
    return slots
  }
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
