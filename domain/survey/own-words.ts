/** The id under which a condition means "in own words"; no option may have it. */
export const otherId = 'other'

const mark = `${otherId}:`

/** An answer in own words, as it is kept. */
export function ownWords(words: string): string {
  return mark + words
}

/** The own words of a choice; null for an option's id. */
export function ownWordsOf(choice: string): string | null {
  return choice.startsWith(mark) ? choice.slice(mark.length) : null
}

/** What a choice counts as: an option's id, or `other` for own words. */
export function choiceId(choice: string): string {
  return ownWordsOf(choice) === null ? choice : otherId
}
