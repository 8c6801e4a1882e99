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
  // Where a sentence first points at what stands beside it: "thuốc này" beside a product is that product.
  const shown = firstInSentence(words, of('shown'))
  const notMeant = new Set(of('noMedicine').flatMap(({ from, to }) => placesFrom(from, to)))
  // Where a sentence first names a medicine that it does not speak against.
  const medicine = firstInSentence(
    words,
    of('medicine').filter(({ from }) => !notMeant.has(from)),
  )
  return (wordIndex) => {
    const { sentence, paragraph } = words[wordIndex]!
    if (sentences.has(sentence)) return true
    if (!text.aboutSupplement && !paragraphs.has(paragraph)) return false
    const isBefore = (place = wordIndex) => place < wordIndex
    return isBefore(shown.get(sentence)) || !isBefore(medicine.get(sentence))
  }
}

function firstInSentence(words: readonly Word[], found: readonly { from: number }[]) {
  const first = new Map<number, number>()
  for (const { from } of found) {
    const { sentence } = words[from]!
    if (!first.has(sentence)) first.set(sentence, from)
  }
  return first
}

/** Whether it names something that the shop sells as a supplement. */
export function namesSupplement(words: readonly Word[], names: readonly string[]): boolean {
  return findPhrases(words, indexOfNames(names)).length > 0
}

function placesFrom(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

type Tag = 'product' | 'shown' | 'medicine' | 'noMedicine'

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
    // What a sentence calls the product beside it, as a medicine or without any name.
    tag: 'shown',
    phrases: [
      '(thuốc|viên|loại|loại thuốc|dòng|dòng thuốc|thứ|hộp|lọ|gói|chai|cái|món|em) (này|ấy|kia)',
      '(thuốc|viên|loại|hộp|lọ) (đây|trên đây|bên dưới|ở trên|của chúng tôi|bên tôi|nhà mình|nhà tôi)',
      '(khác|khác với|không như|chẳng như|so với|hơn|thay|thay cho) _ _ nó',
      '(thì|vì|là|nhưng|và|mà|rồi|chính|chỉ) nó',
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
