import type { CheckedText, TextKind } from '../checked-text.ts'

/** A sentence with what a careful reader would say of it. */
export interface LabelledSentence {
  text: CheckedText
  sentence: string
  /** The rules it breaks; none when it is fine. */
  rules: readonly string[]
  why: string
}

/**
 * Lines of `setting | rules | sentence | why | declared use`. A setting is the kind of text about a supplement;
 * `healthArticle` and `healthAnswer` speak of none, `article+` does.
 */
export function readLabelled(lines: string): LabelledSentence[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [setting = '', rules = '', sentence = '', why = '', declared = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      const text: CheckedText = {
        kind: kindOf(setting),
        parts: [{ path: 'body', text: sentence }],
        aboutSupplement: !setting.startsWith('health'),
        declaredUses: declared === '' ? [] : [declared],
      }
      return { text, sentence, rules: rules.split(' ').filter((id) => id !== ''), why }
    })
}

function kindOf(setting: string): TextKind {
  return setting
    .replace(/^health(\w)/, (_, first: string) => first.toLowerCase())
    .replace('+', '') as TextKind
}
