import { describe, expect, test } from 'vitest'
import { phraseProblem } from '../claims/phrase.ts'
import { isEmergency } from './emergency.ts'
import { initialEmergencyWords } from './emergency-words.ts'
import { withoutPerson } from './without-person.ts'

describe('an emergency', () => {
  test.each([
    'Mẹ tôi đau thắt ngực từ sáng',
    'me toi kho tho qua',
    'Con uống nhầm nước tẩy bồn cầu',
    'Bố tôi méo miệng, nói không rõ',
    'BÉ BỊ CO GIẬT KHI SỐT',
    'Tôi không muốn sống nữa',
    'Chồng tôi ói ra máu đỏ tươi',
    'môi bé tự nhiên tím đi',
  ])('is heard in "%s"', (words) => {
    expect(isEmergency(words, initialEmergencyWords)).toBe(true)
  })

  test.each([
    'Tôi bị đau dạ dày, nên ăn gì?',
    'Uống vitamin C buổi sáng hay tối?',
    'Sau đột quỵ một năm, bố tôi tập đi thế nào?',
    'Bé ho có đờm, không sốt, ăn ngủ tốt.',
    'Tôi hay mệt và khó ngủ về đêm.',
  ])('is not heard in "%s"', (words) => {
    expect(isEmergency(words, initialEmergencyWords)).toBe(false)
  })

  test('is told by phrases that staff could have written', () => {
    expect(initialEmergencyWords.map(phraseProblem).filter(Boolean)).toEqual([])
  })
})

describe('a text without its person', () => {
  test.each([
    ['Tôi là Trần Thị Hoa, gọi 0901234567 nhé', 'Tôi là …, gọi … nhé'],
    ['tran thi hoa, +84 901 234 567, hoa.tran@vidu.com.vn', '…, …, …'],
    ['TRẦN THỊ HOA hỏi: 090.123.4567?', '… hỏi: …?'],
    ['Trần.Thị.Hoa và TRẦN  THỊ\nHoa.', '… và ….'],
    ['Huyết áp 145/90, uống 500 mg ngày 2 lần', 'Huyết áp 145/90, uống 500 mg ngày 2 lần'],
    ['Đo ngày 20/11/2026 được 1.200.000', 'Đo ngày 20/11/2026 được 1.200.000'],
  ])('"%s"', (text, left) => {
    expect(withoutPerson(text, 'Trần Thị Hoa')).toBe(left)
  })

  test('loses its name however it is composed, and keeps all other letters', () => {
    const text = 'Câu hỏi của Trần Thị Hoa ơi'.normalize('NFD')
    expect(withoutPerson(text, 'Trần Thị Hoa')).toBe('Câu hỏi của … ơi')
  })

  test.each([
    ['a name again and again', 'Trần Thị Hoa hỏi. '.repeat(6000), '… hỏi. '.repeat(6000)],
    ['no name', 'đầy bụng '.repeat(12_000), 'đầy bụng '.repeat(12_000)],
    ['one word', 'a'.repeat(100_000), 'a'.repeat(100_000)],
    ['beginnings of addresses', 'a@b.'.repeat(25_000), null],
  ])('is made of 100 kB as well: %s', (_, text, left) => {
    const without = withoutPerson(text, 'Trần Thị Hoa')
    if (left !== null) expect(without === left).toBe(true)
  })
})
