import { describe, expect, test } from 'vitest'
import { groupCode, readTyping, splitCodes } from './code-typing.ts'

describe('the field groups a code by three', () => {
  test.for([
    ['', ''],
    ['J', 'J'],
    ['JJ3', 'JJ3'],
    ['JJ34', 'JJ3 4'],
    ['JJ34KM9QX7K4', 'JJ3 4KM 9QX 7K4'],
  ])('%s is shown as "%s"', ([code, shown]) => {
    expect(groupCode(code!)).toBe(shown)
  })

  test('small letters become capitals and the caret stays where it was', () => {
    expect(readTyping('JJ3', 'JJ3k', 4)).toEqual({ code: 'JJ3K', caret: 5, hasOwnSpaces: false })
    expect(readTyping('JJ3 4KM', 'JJ3a 4KM', 4)).toMatchObject({ code: 'JJ3A4KM', caret: 5 })
  })

  test('taking a character away is no space put in', () => {
    expect(readTyping('JJ3 4', 'JJ3 ', 4)).toEqual({ code: 'JJ3', caret: 3, hasOwnSpaces: false })
  })

  test.for([
    ['typed at the end', 'JJ3', 'JJ3 '],
    ['typed at the end of a later group', 'JJ3 4KM', 'JJ3 4KM '],
    ['pasted with groups', '', 'jj3 4km 9qx 7k4'],
    ['pasted with a tab inside', '', 'JJ34KM\t9QX7K4'],
  ])('a space %s is noticed, and the code read all the same', ([, before, after]) => {
    const typing = readTyping(before!, after!, after!.length)
    expect(typing.hasOwnSpaces).toBe(true)
    expect(typing.code).not.toMatch(/\s/)
  })

  test('blanks around pasted text are nobody’s mistake', () => {
    expect(readTyping('', ' JJ34KM9QX7K4 ', 14)).toMatchObject({
      code: 'JJ34KM9QX7K4',
      hasOwnSpaces: false,
    })
  })
})

test('several codes come one a line, or parted by commas', () => {
  expect(splitCodes('jj34km9qx7k4\r\n\n AL34KM9QX7K4 , ot34km9qx7k4;\n')).toEqual([
    'JJ34KM9QX7K4',
    'AL34KM9QX7K4',
    'OT34KM9QX7K4',
  ])
})
