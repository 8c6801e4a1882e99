import type { CheckedText } from './checked-text.ts'
import { findPhrases, indexNames, indexPhrases, type PhraseIndex } from './find-phrases.ts'
import type { Word } from './words.ts'

/**
 * Whether the sentence in which a word stands speaks of something for sale (docs/rules/claims.md §2). Everything
 * but articles, pages and answers does; those speak of health as well, where medicine may cure.
 */
export function readProductTalk(
  text: CheckedText,
  words: readonly Word[],
): (wordIndex: number) => boolean {
  if (!speaksOfHealth.has(text.kind)) return () => true
  const found = findPhrases(words, indexOf(text.productName))
  found.push(...findPhrases(words, indexOfNames(text.soldNames)))
  const of = (tag: Tag) => found.filter((each) => each.tag === tag)
  const sentences = new Set(of('product').map(({ from }) => words[from]!.sentence))
  const paragraphs = new Set(of('product').map(({ from }) => words[from]!.paragraph))
  const notMeant = new Set(of('noMedicine').flatMap(({ from, to }) => placesFrom(from, to)))
  // Where a sentence first names a medicine that it does not speak against.
  const medicine = new Map<number, number>()
  for (const { from } of of('medicine')) {
    const { sentence } = words[from]!
    if (!notMeant.has(from) && !medicine.has(sentence)) medicine.set(sentence, from)
  }
  return (wordIndex) => {
    const { sentence, paragraph } = words[wordIndex]!
    if (sentences.has(sentence)) return true
    const isOfMedicine = (medicine.get(sentence) ?? wordIndex) < wordIndex
    return !isOfMedicine && (text.aboutSupplement || paragraphs.has(paragraph))
  }
}

/** Whether it names something that the shop sells as a supplement. */
export function namesSupplement(words: readonly Word[], names: readonly string[]): boolean {
  return findPhrases(words, indexOfNames(names)).length > 0
}

function placesFrom(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

type Tag = 'product' | 'medicine' | 'noMedicine'

const speaksOfHealth: ReadonlySet<string> = new Set(['article', 'page', 'answer'])

const lists: { tag: Tag; phrases: string[] }[] = [
  {
    tag: 'product',
    phrases: [
      '(sản phẩm|viên uống|viên sủi|viên nang|viên ngậm|thực phẩm bảo vệ|thực phẩm chức năng|tpbvsk|tpcn|thần dược|bài thuốc|thuốc nam|thảo dược|cao uống|siro|trà|collagen)',
      '(shop|bên em|bên mình|nhà em|chúng tôi cam kết|hotline|inbox|mua ngay|đặt hàng|đặt mua|liệu trình)',
    ],
  },
  {
    tag: 'medicine',
    phrases: [
      '(thuốc|kháng sinh|phẫu thuật|mổ|phác đồ|hoá trị|xạ trị|vắc xin|vaccine|tiêm|insulin|vật lý trị liệu|liệu pháp|nội soi|can thiệp|ghép|bác sĩ|chẩn đoán|phát hiện sớm)',
    ],
  },
  {
    tag: 'noMedicine',
    phrases: [
      '(không|chẳng|khỏi|bỏ|ngưng|ngừng|dừng|thay|thay thế|hơn|hơn cả|bằng) (cần|cần đến|phải|dùng|uống|) (dùng|uống|) (thuốc|kháng sinh|phẫu thuật|mổ|tiêm|insulin)',
      '(bài|nhà|hiệu|quầy|vị|cây) thuốc',
      'thuốc (nam|bắc|gia truyền|thảo dược)',
    ],
  },
]
const withoutName = indexPhrases<Tag>(lists)

function indexOf(productName: string | undefined) {
  const name = productName?.replace(/[()_#]/g, ' ').trim()
  return name ? indexPhrases<Tag>([...lists, { tag: 'product', phrases: [name] }]) : withoutName
}

/** The names of a shop are the same for every text until one changes. */
function indexOfNames(names: readonly string[] = noNames): PhraseIndex<Tag> {
  const kept = nameIndexes.get(names)
  if (kept) return kept
  const made = indexNames<Tag>('product', names)
  nameIndexes.set(names, made)
  return made
}
const noNames: readonly string[] = []
const nameIndexes = new WeakMap<readonly string[], PhraseIndex<Tag>>()
