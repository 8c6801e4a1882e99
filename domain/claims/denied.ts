import { findPhrases, indexPhrases, type Found } from './find-phrases.ts'
import type { Word } from './words.ts'

/** Whether what stands at these words is denied, warned of or asked rather than claimed. */
export type IsDenied = (hit: { from: number; to: number }) => boolean

/** Looks for the denials of a part once; docs/rules/claims.md §4 says which and how far they reach. */
export function readDenials(words: readonly Word[]): IsDenied {
  const bySentence = Map.groupBy(findPhrases(words, index), ({ from }) => words[from]!.sentence)
  return (hit) => {
    const signs = bySentence.get(words[hit.from]!.sentence)
    return signs !== undefined && isDeniedBy(words, signs, hit)
  }
}

type Tag = 'no' | 'noDenial' | 'twice' | 'warning' | 'verdict' | 'turn' | 'asking'

const index = indexPhrases<Tag>([
  {
    tag: 'no',
    phrases: ['(không|chưa|chẳng|chả|đừng|chớ|khó|hiếm)', '(cấm|tránh|thay vì|không ai)'],
  },
  {
    // "Không" that says nothing against what follows it.
    tag: 'noDenial',
    phrases: [
      '(không|chẳng) (chỉ|những|riêng|cần|lo|còn|sợ|phải lo|tốn|ngờ|khó|mổ|dùng|uống|kiêng|đau|lâu|bao lâu|quá|đến|tới|đầy|ít|đỡ|ăn thua|giảm|hết|khỏi|ngủ được|thấy|phẫu thuật|xâm lấn|hối hận|thuốc)',
      '(chưa|chẳng) (đến|tới|đầy|bao lâu|mấy chốc|đỡ|hết|khỏi|từng thấy)',
      'không (gì|đâu|ai|loại nào|sản phẩm nào) (bằng|hơn|sánh)',
      '(khó|không) (tin|tưởng|thể tin)',
      'khó (ngủ|chịu|thở|tiêu|nuốt|khăn)',
      'tránh (xa|được|khỏi|thai)',
    ],
  },
  {
    // Two denials that claim.
    tag: 'twice',
    phrases: [
      '(không|chẳng|đâu) phải (là|) (không|chưa) (thể|)',
      'không thể không',
      '(đừng|chớ) (nghĩ|tưởng|lo|sợ) (là|rằng|) _ không',
      '(không|chẳng) có nghĩa là (không|chưa)',
      'ai (bảo|nói) _ không',
    ],
  },
  {
    tag: 'warning',
    phrases: [
      '(đừng|không nên|chớ|không thể|không|chưa) (vội|) (tin|nghe theo|nghe|hứa|tự nhận|khẳng định|cam đoan|kỳ vọng|mong chờ|mong)',
      '(chưa|không|thiếu) có (một|) (bằng chứng|cơ sở|nghiên cứu|căn cứ|dữ liệu)',
      '(chưa|không) được (phép|) (quảng cáo|ghi|viết|dùng|nói|nhận|giới thiệu)',
      '(cảnh giác|cảnh báo|coi chừng|thận trọng|nghi ngờ|dè chừng|tỉnh táo)',
      '(lời đồn|tin đồn|quan niệm sai|sai lầm|hiểu lầm|hiểu nhầm|lầm tưởng|ngộ nhận|lừa|lừa đảo|thổi phồng|nói quá|chiêu trò|bịa)',
      '(không|chẳng|đâu) phải _ nào cũng',
      '(nghiêm cấm|bị cấm|cấm quảng cáo|vi phạm|xử phạt|bị phạt)',
      '(sản phẩm|nơi|quảng cáo|loại|ai) nào (hứa|cam kết|tự nhận|nói|quảng cáo)',
    ],
  },
  {
    // Said of the claim after it.
    tag: 'verdict',
    phrases: [
      '(là|đều|toàn|chỉ) _ _ (vi phạm|sai|lừa đảo|nói quá|thổi phồng|bịa|trái luật|trái phép|không đúng|chiêu trò|phi lý)',
      '(sai sự thật|không đúng sự thật|không có cơ sở|chưa có cơ sở|thiếu cơ sở|không có căn cứ|vô căn cứ)',
      '(bị|sẽ bị) (xử phạt|phạt|cấm|gỡ|nhắc nhở|từ chối)',
      '(nên|cần|hãy|phải) (cảnh giác|thận trọng|tránh xa|tỉnh táo|nghi ngờ|dè chừng)',
      '(không được|chưa được) (phép|chứng minh|kiểm chứng)',
      '(là|đều) (không thể|điều không thể|chuyện không thể)',
    ],
  },
  {
    // From here on somebody claims again.
    tag: 'turn',
    phrases: [
      '(mà còn|mà vẫn|nhưng|vẫn|mà|cũng|còn|chỉ có|chỉ cần|riêng|thế mà|vậy mà|tuy nhiên|ngược lại)',
      '(hàng giả|hàng nhái|hàng kém chất lượng|hàng trôi nổi)',
    ],
  },
  { tag: 'asking', phrases: ['(có|liệu|bao giờ|khi nào)'] },
])

/** Words between "không" and what it denies. */
const farthest = 8

/** `signs` are those of the hit's sentence. */
function isDeniedBy(
  words: readonly Word[],
  signs: readonly Found<Tag>[],
  hit: { from: number; to: number },
): boolean {
  const of = (tag: Tag) => signs.filter((sign) => sign.tag === tag)
  const turns = of('turn')
  const turnsIn = (from: number, to: number) =>
    turns.some((turn) => turn.from >= from && turn.to <= to)
  const before = (sign: Found<Tag>) => sign.to <= hit.from
  const isNear = (sign: Found<Tag>) =>
    before(sign) &&
    hit.from - sign.to <= farthest &&
    words[sign.from]!.clause === words[hit.from]!.clause &&
    !turnsIn(sign.to, hit.from)

  if (of('twice').some(isNear)) return false
  return (
    of('no').some((no) => isNear(no) && !isPartOfOther(of('noDenial'), no, hit)) ||
    of('warning').some(
      (sign) => before(sign) && reaches(words, sign, hit) && !turnsIn(sign.to, hit.from),
    ) ||
    of('verdict').some((sign) => sign.from >= hit.to && !turnsIn(hit.to, sign.from)) ||
    isAsked(words, of('asking').filter(before), hit)
  )
}

/**
 * A warning goes on over a comma or a quotation mark where the hit begins soon after: "đừng tin “chữa khỏi”". It does
 * not reach "đừng tin hàng khác, viên uống này chữa khỏi".
 */
function reaches(words: readonly Word[], sign: Found<Tag>, hit: { from: number }): boolean {
  const { clause } = words[hit.from]!
  if (words[sign.to - 1]!.clause === clause) return true
  return words[hit.from - soonAfter - 1]?.clause !== clause
}

const soonAfter = 2

/** A "không khỏi" whose "khỏi" is the hit itself denies it; one that ends before it does not. */
function isPartOfOther(others: Found<Tag>[], no: Found<Tag>, hit: { from: number }): boolean {
  return others.some((other) => covers(other, no) && other.to <= hit.from)
}

/** "Có chữa khỏi được không?" */
function isAsked(words: readonly Word[], asking: Found<Tag>[], hit: { from: number; to: number }) {
  if (asking.length === 0 || !words[hit.from]!.isAsked) return false
  const sentence = words[hit.from]!.sentence
  let last = hit.to - 1
  while (words[last + 1]?.sentence === sentence) last += 1
  return asksWith.has(words[last]!.plain)
}

const asksWith = new Set(['khong', 'chua', 'chang', 'nhi', 'vay', 'a', 'the'])

function covers(outer: Found<Tag>, inner: Found<Tag>): boolean {
  return outer.from <= inner.from && outer.to >= inner.to
}
