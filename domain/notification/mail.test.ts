import { describe, expect, test } from 'vitest'
import { mailContent } from './mail.ts'
import { mailTexts, type MailTemplate } from './mail-templates.ts'
import { messageTemplates } from './templates.ts'

const shop = { origin: 'https://shop.vn' }
const names = Object.keys(mailTexts) as MailTemplate[]
const values = Object.fromEntries(
  [
    ...new Set(
      Object.values(mailTexts).flatMap(({ text }) => text.match(/(?<=\{)\w+(?=\})/g) ?? []),
    ),
  ].map((name) => [name, name === 'lookup' || name === 'link' ? 'shop.vn/tra-cuu' : `[${name}]`]),
)

describe('the mail of a message', () => {
  const mailed = names.filter((name) => mailContent(name, values, shop) !== null)

  test.each(mailed)(
    '%s has a subject in one line and whole sentences without a bare link',
    (name) => {
      const { subject, heading, text } = mailContent(name, values, shop)!
      expect(subject).toMatch(/^[^\n]{8,80}$/)
      expect(heading).not.toBe('')
      expect(text).toMatch(/[.!?]$/)
      expect(text).not.toMatch(/An Lành: |shop\.vn|[{}]/)
    },
  )

  test('is none for a code, which no mail may carry', () => {
    const codes = names.filter((name) => mailTexts[name].purpose === 'code')
    expect(codes.length).toBeGreaterThan(5)
    for (const name of codes) expect(mailContent(name, values, shop)).toBeNull()
  })

  test('leads where its message leads', () => {
    expect(mailContent('orderPlaced', values, shop)!.action).toEqual({
      label: 'Xem đơn hàng',
      href: 'https://shop.vn/tra-cuu',
    })
    expect(mailContent('gameWon', values, shop)!.action!.label).toBe('Xem và nhận giải')
    expect(messageTemplates.gameWon.text).toContain('{link}')
  })

  test('is marked as advertising where it is', () => {
    expect(mailContent('offer', values, shop)!.subject).toMatch(/^\[QC\] /)
  })

  test('lets no value make a header of its own', () => {
    const { subject } = mailContent(
      'orderPlaced',
      {
        ...values,
        code: 'DH1\r\nBcc: a@b.vn\u2028x',
      },
      shop,
    )!
    expect(subject).toBe('Đơn hàng DH1 Bcc: a@b.vn x: đã nhận đơn')
  })

  test('needs each of its values', () => {
    expect(() => mailContent('orderPlaced', {}, shop)).toThrow('needs code')
  })
})
