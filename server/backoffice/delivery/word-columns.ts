import { choiceColumn, type Column } from '../../resource/index.ts'

/** Whether a rule is used, in a file of rules. */
export function activeColumn(head: string): Column {
  return choiceColumn({ head, also: [] }, [
    { value: true, words: ['Có', 'x', '1', 'đang dùng'] },
    { value: false, words: ['Không', '0', 'đã tắt'] },
  ])
}

/** Values by their words on the screen; the value itself is understood, too. */
export function choicesOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, word]) => ({
    value,
    words: [word, value] as [string, string],
  }))
}
