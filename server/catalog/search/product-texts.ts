import type { ProductWords } from './indexed-product.ts'
import { SlotSet } from './slot-set.ts'
import { Vocabulary } from './vocabulary.ts'

/** The folded texts that decide among products which bear the same words. */
export class ProductTexts {
  /** By slot. */
  readonly #nameOf: string[] = []
  readonly #names = new Vocabulary()
  readonly #nameWords = new Vocabulary()
  readonly #brands = new Vocabulary()
  readonly #codes = new Vocabulary()

  add(slot: number, { name, brand, code }: ProductWords): void {
    this.#nameOf[slot] = name
    this.#names.add(name, slot)
    this.#brands.add(brand, slot)
    this.#codes.add(code, slot)
    for (const word of new Set(name.split(' '))) this.#nameWords.add(word, slot)
  }

  withCode(code: string): SlotSet {
    return this.#setOf([this.#codes.entriesOf(code) ?? []])
  }

  withName(name: string): SlotSet {
    return this.#setOf([this.#names.entriesOf(name) ?? []])
  }

  /** The products whose name or brand begins with the text. */
  beginningWith(text: string): SlotSet {
    return this.#setOf([...this.#names.beginningWith(text), ...this.#brands.beginningWith(text)])
  }

  /** Those of the products whose name holds the text, be it within a word. */
  holding(text: string, among: SlotSet): SlotSet {
    const isOneWord = !text.includes(' ')
    // Names say the same few thousand words, so these are fewer to look at than many names.
    if (isOneWord && among.size > this.#nameWords.size) {
      const words = this.#nameWords.list().filter((word) => word.includes(text))
      return this.#setOf(words.map((word) => this.#nameWords.entriesOf(word)!)).intersect(among)
    }
    return this.#setOf([among.toSlots().filter((slot) => this.#nameOf[slot]!.includes(text))])
  }

  #setOf(lists: readonly ArrayLike<number>[]): SlotSet {
    const slots = new SlotSet(this.#nameOf.length)
    for (const list of lists) slots.addAll(list)
    return slots
  }
}
