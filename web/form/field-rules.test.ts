import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { dayField, fullNameField, phoneField, textField, vndField } from '#domain/kernel/fields.ts'
import { productCodesField } from '#domain/catalog/product-codes-field.ts'
import { findErrors, rulesOf, schemaAt, vietnameseMessage } from './field-rules.ts'

describe('what an input is made of', () => {
  test('a name is asked for and as long as its schema allows', () => {
    expect(rulesOf(fullNameField)).toMatchObject({ kind: 'text', isRequired: true, maxLength: 100 })
  })

  test('a text that may stay empty is not asked for', () => {
    expect(rulesOf(textField(80))).toMatchObject({ isRequired: false, maxLength: 80 })
    expect(rulesOf(phoneField.optional())).toMatchObject({ isRequired: false })
  })

  test('numbers have bounds, choices their options, days are days', () => {
    expect(rulesOf(z.int().min(1).max(9))).toMatchObject({ kind: 'number', min: 1, max: 9 })
    expect(rulesOf(vndField)).toMatchObject({ kind: 'number', min: 0 })
    expect(rulesOf(z.enum(['a', 'b']).optional())).toMatchObject({
      kind: 'select',
      options: ['a', 'b'],
      isRequired: false,
    })
    expect(rulesOf(dayField).kind).toBe('date')
    expect(rulesOf(z.boolean())).toMatchObject({ kind: 'switch', isRequired: false })
  })

  test('a list knows how many and of what', () => {
    const phones = rulesOf(z.array(phoneField).max(10))
    expect(phones).toMatchObject({ kind: 'list', isRequired: false, maxLength: 10 })
    expect(rulesOf(productCodesField(5).default([]))).toMatchObject({
      kind: 'products',
      isRequired: false,
      maxLength: 5,
    })
    expect(phones.entry).toMatchObject({ kind: 'text', isRequired: true })
  })
})

describe('a field within its form', () => {
  const schema = z.object({
    name: fullNameField,
    phones: z.array(phoneField).max(3),
    fees: z.record(z.string(), z.int()),
    inner: z.object({ count: z.int().min(1) }).optional(),
  })

  test('is found by its path, below all that is wrapped around it', () => {
    expect(rulesOf(schemaAt(schema, 'phones')).kind).toBe('list')
    expect(rulesOf(schemaAt(schema, 'phones.0'))).toMatchObject({ kind: 'text', maxLength: 40 })
    expect(rulesOf(schemaAt(schema, 'fees.79')).kind).toBe('number')
    expect(rulesOf(schemaAt(schema, 'inner.count'))).toMatchObject({ kind: 'number', min: 1 })
    expect(() => schemaAt(schema, 'nothing')).toThrow('nothing')
  })

  test('is told what is wrong with it at that path', () => {
    const values = { name: 'An', phones: ['0912345678', '12'], fees: { a: 1.5 }, inner: {} }
    expect(findErrors(schema, values)).toEqual({
      name: 'Điền đẩy đủ họ và tên > 5 chữ cái',
      'phones.1': 'Vui lòng điền đúng định dạng',
      'fees.a': 'Vui lòng điền đúng định dạng',
      'inner.count': 'Vui lòng chọn/điền',
    })
  })

  test('is missing while it is empty, whatever its form, where that is asked first', () => {
    const forms = z.object({
      slug: z.string().regex(/^[a-z-]+$/, 'Chỉ chữ thường'),
      why: z.string().min(3, 'Vui lòng ghi lý do'),
    })
    const wrongOf = (slug: string, asksFirst: boolean) =>
      findErrors(forms, { slug, why: '' }, { asksFirst })
    const why = 'Vui lòng ghi lý do'
    expect(wrongOf('', true)).toEqual({ slug: 'Vui lòng chọn/điền', why })
    expect(wrongOf('A', true)).toEqual({ slug: 'Chỉ chữ thường', why })
    expect(wrongOf('', false)).toEqual({ slug: 'Chỉ chữ thường', why })
  })

  test('that may be left out is empty in the way its schema takes', () => {
    expect(rulesOf(phoneField.optional()).empty).toBeUndefined()
    expect(rulesOf(textField(5)).empty).toBe('')
  })
})

describe('what is said where a schema has no words', () => {
  const said = (schema: z.ZodType, value: unknown) =>
    schema.safeParse(value, { error: vietnameseMessage }).error?.issues[0]?.message

  test('in Vietnamese, and the schema’s own words first', () => {
    expect(said(z.int().min(5), 3)).toBe('Từ 5 trở lên')
    expect(said(z.int().max(1000), 1001)).toBe('Nhiều nhất 1.000')
    expect(said(z.int(), undefined)).toBe('Vui lòng chọn/điền')
    expect(said(z.int(), 1.5)).toBe('Vui lòng điền đúng định dạng')
    expect(said(fullNameField, 'An')).toBe('Điền đẩy đủ họ và tên > 5 chữ cái')
  })
})
