import { describe, expect, test } from 'vitest'
import { checkClaims, verdictOf } from './check-claims.ts'
import type { CheckedText } from './checked-text.ts'
import { claimRuleSetSchema } from './rule-set.ts'
import { rules2026 } from './rules-2026.ts'

const notice = 'Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh.'

describe('what a text about a supplement has to say', () => {
  test('is told at the beginning of its first part, each thing once', () => {
    const findings = checkClaims(about('Viên uống cho khớp gối.', names), rules2026)
    expect(
      findings.map(({ rule, path, start, end, quote }) => [rule, path, start, end, quote]),
    ).toEqual(
      ['says-supplement', 'says-no-medicine', 'says-product', 'says-company'].map((rule) => [
        rule,
        'body',
        0,
        0,
        '',
      ]),
    )
    expect(verdictOf(findings)).toBe('blocked')
  })

  test('may stand in any part, and in either spelling', () => {
    const text = about('Thực phẩm bảo vệ sức khỏe Khớp An Gold', {
      ...names,
      parts: [
        { path: 'title', text: 'Thực phẩm bảo vệ sức khỏe Khớp An Gold' },
        { path: 'foot', text: `${notice} Công ty Cổ phần Dược An Lành chịu trách nhiệm.` },
      ],
    })
    expect(checkClaims(text, rules2026)).toEqual([])
  })

  test('has to be written with its accents', () => {
    const text = about(`Thuc pham bao ve suc khoe. ${notice}`)
    expect(checkClaims(text, rules2026).map(({ rule }) => rule)).toEqual(['says-supplement'])
  })

  test('asks for no name that was not given, and for nothing in a text about none', () => {
    const text = about(`Thực phẩm bảo vệ sức khoẻ. ${notice}`)
    expect(checkClaims(text, rules2026)).toEqual([])
    const health = about('Ngủ đủ giấc.', { kind: 'article', aboutSupplement: false })
    expect(checkClaims(health, rules2026)).toEqual([])
  })
})

describe('what the product’s declaration says', () => {
  const declaredUses = ['Hỗ trợ điều trị viêm đại tràng, giúp giảm đau bụng.']

  test('may be said, and a little otherwise', () => {
    expect(claims('Hỗ trợ điều trị viêm đại tràng, giúp giảm đau.', { declaredUses })).toEqual([])
  })

  test('covers neither more than it says nor another claim beside it', () => {
    expect(claims('Hỗ trợ điều trị ung thư máu ở người cao tuổi.', { declaredUses })).toEqual([
      'supports-treatment',
    ])
    expect(
      claims('Hỗ trợ điều trị viêm đại tràng, chữa khỏi đau bụng.', { declaredUses }),
    ).toContain('cure')
  })
})

describe('a rule set', () => {
  test('of the shop can be kept', () => {
    expect(claimRuleSetSchema.parse(rules2026)).toEqual(rules2026)
  })

  test.each([
    ['_ dứt điểm', 'Cụm từ phải bắt đầu bằng một từ hoặc một số'],
    ['chữa _', 'Cụm từ không được kết thúc bằng “_”'],
    ['chữa (khỏi', 'Dấu ngoặc phải đủ cặp và không lồng vào nhau'],
    ['chữa (khỏi|{illness})', 'Danh sách từ không đứng trong ngoặc'],
    ['chữa khỏi {benh}', 'Chưa có danh sách từ: chữa khỏi {benh}'],
    ['a _ b _ c _ d _ e', 'Cụm từ chỉ được có ba chỗ “_”'],
    [`chữa ${'{illness} '.repeat(15)}`, expect.stringContaining('quá nhiều cách viết')],
    [`chữa ${'(a|b|) '.repeat(60)}`, expect.stringContaining('quá nhiều cách viết')],
  ])('with the phrase %j cannot', (phrase, message) => {
    const [first, ...rest] = rules2026.rules
    const rules = [{ ...first!, phrases: [phrase] }, ...rest]
    const result = claimRuleSetSchema.safeParse({ ...rules2026, rules })
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  test('holds only as many phrases as can be looked for', () => {
    const [first, ...rest] = rules2026.rules
    const phrases = Array.from({ length: 40 }, (_, nth) => `c${nth} ${'{illness} '.repeat(6)}`)
    const rules = [{ ...first!, phrases }, ...rest]
    const result = claimRuleSetSchema.safeParse({ ...rules2026, rules })
    expect(result.error?.issues).toMatchObject([
      { path: ['rules'], message: expect.stringContaining('quá nhiều cụm từ') },
    ])
  })

  test('has examples that its rules judge as they say', () => {
    const wrong = rules2026.rules.flatMap(({ id, examples: { hits, fine } }) => [
      ...hits.filter((text) => !claims(text, names).includes(id)),
      ...fine.filter((text) => claims(text, names).includes(id)),
    ])
    expect(wrong).toEqual([])
  })
})

test('the place of a finding is that in the text as it was written', () => {
  const text = `🌿 Ch\u200bữa kh\u200bỏi ${'đau khớp'.normalize('NFD')}!`
  const [finding] = checkClaims(about(text, { kind: 'review' }), rules2026)
  expect(finding).toMatchObject({ rule: 'cure', start: 3, quote: 'Ch\u200bữa kh\u200bỏi' })
  expect(text.slice(finding!.start, finding!.end)).toBe(finding!.quote)
})

describe('a text that names what the shop sells', () => {
  const soldNames = ['JEX', 'Khớp An', 'Khớp An Gold', 'C++ (100%) _ #1']
  const judged = (text: string, more: Partial<CheckedText> = { soldNames }) =>
    claims(text, { kind: 'answer', aboutSupplement: false, ...more })

  test('speaks of a supplement in all its sentences', () => {
    expect(judged('Jex chữa khỏi viêm khớp.')).toEqual(['cure'])
    expect(judged('Có người chữa khỏi đau gối.\nHọ đã dùng khớp an gold.')).toEqual(['cure'])
    expect(judged('Chua khoi dau goi voi khop an.')).toEqual(['cure'])
    expect(judged('Có người chữa khỏi đau gối.\nHọ tập khớp mỗi ngày.')).toEqual([])
    expect(judged('Jex chữa khỏi viêm khớp.', {})).toEqual([])
  })

  test('may speak of medicine beside it, in a sentence of its own', () => {
    const health = 'Kháng sinh chữa khỏi viêm khớp nhiễm khuẩn.'
    expect(judged(`${health} JEX bổ sung dưỡng chất cho khớp.`)).toEqual([])
    expect(judged('Không phải kháng sinh, JEX mới chữa khỏi viêm khớp.')).toEqual(['cure'])
  })
})

test('what stands beside a text is what it calls "thuốc này"; beside none it is a medicine', () => {
  const told = (text: string, aboutSupplement: boolean) =>
    claims(text, { kind: 'article', aboutSupplement, productName: '' }).filter(
      (rule) => !rule.startsWith('says-'),
    )
  const claim = 'Thuốc này chữa khỏi hoàn toàn viêm khớp.'
  expect(told(claim, true)).toEqual(['cure'])
  expect(told(claim, false)).toEqual([])
  expect(told('Kháng sinh chữa khỏi viêm họng, thuốc này do bác sĩ kê.', true)).toEqual([])
})

test('a warning does not excuse the claim that follows it', () => {
  expect(claims('Đừng tin hàng khác, viên uống này chữa khỏi đau lưng.')).toContain('cure')
  expect(claims('Đừng tin những lời “chữa khỏi”, “trị dứt điểm” trên mạng.')).toEqual([])
})

test('"chua" without accents counts only where nobody writes accents', () => {
  expect(claims('chua khoi tieu duong chi voi mot hop')).toContain('cure')
  expect(claims('Sữa chua Khoi Nguyên có vị chua dịu, dễ uống mỗi ngày.')).toEqual([])
})

const names = { productName: 'Khớp An Gold', company: 'Công ty Cổ phần Dược An Lành' }

function about(text: string, more: Partial<CheckedText> = {}): CheckedText {
  return { kind: 'product', parts: [{ path: 'body', text }], aboutSupplement: true, ...more }
}

/** The rules that a text breaks; of a review, which need not name anything, unless names are given. */
function claims(text: string, more: Partial<CheckedText> = {}): string[] {
  const kind = more.productName === undefined ? 'review' : 'product'
  return checkClaims(about(text, { kind, ...more }), rules2026).map(({ rule }) => rule)
}
