import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { today } from '#web/state/clock.ts'
import { typedBirthday } from './birthday.ts'

const errorOf = (typed: string) => typedBirthday.safeParse(typed).error?.issues[0]?.message
const typed = (day: string) => day.split('-').toReversed().join('/')

describe('a birthday', () => {
  it('is a day that exists and is not in the future', () => {
    expect(typedBirthday.parse('25/8/1980')).toBe('1980-08-25')
    expect(errorOf('')).toBe('Vui lòng chọn/điền')
    expect(errorOf('31/02/1980')).toBe('Ngày sinh chưa hợp lệ')
    expect(errorOf('25/08')).toBe('Ngày sinh chưa hợp lệ')
    expect(errorOf(typed(addDays(today(), 1)))).toBe('Ngày sinh không được ở tương lai')
    expect(errorOf(typed(today()))).toBeUndefined()
  })
})
