import { describe, expect, test } from 'vitest'
import { mailContent, standardParts, type MailParts } from '../mail.ts'
import { hasAction, mailProblems, mailTemplates } from './check-mail.ts'
import { sampleMailTable, sampleMailValues } from './sample-values.ts'

const standard = standardParts('orderPlaced')!
const problems = (changed: Partial<MailParts>) =>
  mailProblems('orderPlaced', { ...standard, ...changed })

describe('a mail’s words', () => {
  test('are taken as they stand by standard, whichever mail it is, and read with samples alone', () => {
    expect(mailTemplates.length).toBeGreaterThan(40)
    for (const template of mailTemplates) {
      const parts = standardParts(template)!
      expect(mailProblems(template, parts), template).toEqual({})
      const content = mailContent(template, sampleMailValues(template), {
        table: sampleMailTable,
        origin: 'https://shop.example',
      })!
      expect(content.text, template).not.toMatch(/[{}]/)
      expect(content.action !== null, template).toBe(hasAction(template))
    }
  })

  test.each<[string, Partial<MailParts>, keyof MailParts, RegExp]>([
    ['has no subject', { subject: '  ' }, 'subject', /nhập tiêu đề/],
    ['does not say which order', { subject: 'Đã nhận đơn' }, 'subject', /Thiếu \{code\}/],
    ['has two lines above', { heading: 'Cảm ơn\nQuý khách' }, 'heading', /một dòng/],
    ['asks for what is not known', { text: 'Đơn {code} {tracking}' }, 'text', /\{tracking\}/],
    ['has its link among its words', { text: 'Đơn {code}: {lookup}' }, 'text', /nằm ở nút/],
    ['has a brace too many', { text: 'Đơn {code}}' }, 'text', /Dấu \{ \}/],
    ['is as long as a book', { text: `{code} ${'dài '.repeat(600)}` }, 'text', /nhiều nhất 2000/],
    ['has a button without words', { action: '' }, 'action', /trên nút/],
  ])('are refused at their part when it %s', (_, changed, part, words) => {
    expect(Object.keys(problems(changed))).toEqual([part])
    expect(problems(changed)[part]).toMatch(words)
  })

  test('may be told in paragraphs, and ask for nothing on a button that is not there', () => {
    expect(problems({ text: 'Đã nhận đơn {code}.\n\nCảm ơn từ {shop}!' })).toEqual({})
    const parts = { ...standardParts('cashChosen')!, action: '' }
    expect(mailProblems('cashChosen', parts)).toEqual({})
  })
})
