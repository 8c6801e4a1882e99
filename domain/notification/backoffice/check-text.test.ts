import { describe, expect, test } from 'vitest'
import { plainText, smsParts } from '../sms.ts'
import { fillText, messageTemplates, type MessageTemplate } from '../templates.ts'
import { maxSmsParts, namesIn, textProblems } from './check-text.ts'
import { groupOf, labelOf, messageGroups } from './labels.ts'
import { sampleValues } from './sample-values.ts'

const templates = Object.keys(messageTemplates) as MessageTemplate[]

describe('a message’s text', () => {
  test('is taken as it stands by standard, whichever message it is', () => {
    for (const template of templates) {
      expect(textProblems(template, messageTemplates[template].text), template).toEqual([])
    }
  })

  test.each<[string, MessageTemplate, string, RegExp]>([
    ['says nothing', 'orderPlaced', '  ', /nhập nội dung/],
    ['does not say who sends it', 'orderPlaced', 'Đã nhận đơn {code}', /bắt đầu bằng/],
    [
      'is advertising without its mark',
      'offer',
      '{shop}: {offer}. {optOut}',
      /bắt đầu bằng “\[QC\]/,
    ],
    ['asks for what is not known', 'orderPlaced', '{shop}: {code} {tracking}', /\{tracking\}/],
    ['leaves the code away', 'otpRegister', '{shop}: Mã của bạn, {minutes} phút', /Thiếu \{code\}/],
    ['has no way out of advertising', 'offer', '[QC] {shop}: {offer}', /Thiếu \{optOut\}/],
    ['has a brace too many', 'orderPlaced', '{shop}: Đơn {code}} đã nhận', /Dấu \{ \}/],
    ['has two lines', 'orderPlaced', '{shop}: Đơn {code}\nđã nhận', /một dòng/],
    [
      'is as long as a letter',
      'orderPlaced',
      `{shop}: {code} ${'dài '.repeat(140)}`,
      /nhiều nhất 3/,
    ],
  ])('is refused in words when it %s', (_, template, text, words) => {
    expect(textProblems(template, text).join(' ')).toMatch(words)
  })

  test('may be as short as people like, and say the brand again', () => {
    expect(textProblems('orderPlaced', '{shop}: Đơn {code} đã nhận. Cảm ơn từ {shop}!')).toEqual([])
  })
})

describe('what a message is shown with', () => {
  test('there is a sample for every name that any of them fills in', () => {
    for (const template of templates) {
      const samples = sampleValues(template)
      expect(Object.keys(samples), template).toEqual(expect.arrayContaining(namesIn(template)))
      const sms = plainText(fillText(template, messageTemplates[template].text, samples))
      expect(smsParts(sms), template).toBeLessThanOrEqual(maxSmsParts)
    }
  })

  test('staff read what it is about in their own language, and find it in a group', () => {
    const labels = templates.map((template) => [template, labelOf(template)])
    expect(labels.filter(([template, label]) => template === label)).toEqual([])
    const all = labels.map(([, label]) => label)
    expect(all.filter((label, place) => all.indexOf(label) !== place)).toEqual([])
    expect(new Set(templates.map(groupOf))).toEqual(new Set(messageGroups))
  })
})
