/** What a visitor said to being measured; asked until they have. */
export type TagChoice = 'yes' | 'no'

/** The one cookie of it: read by the shop's own script alone, and it names nobody. */
export const choiceCookie = 'measure'
/** Days for which the choice holds; then it is asked again. */
export const choiceDays = 180

/** The page on which it is made and changed, also without scripts. */
export const choicePath = '/lua-chon-do-luong/'
/** Where its form is sent. */
export const choiceFormPath = '/api/tags/choice'

/** The choice in a cookie header or `document.cookie`; null before one was made. */
export function readChoice(cookies: string): TagChoice | null {
  const [, choice] = /(?:^|;\s*)measure=(yes|no)(?:;|$)/.exec(cookies) ?? []
  return (choice as TagChoice | undefined) ?? null
}

/** Cookies of the tag manager and of what it brings, which go when somebody says no. */
export function isTagCookie(name: string): boolean {
  return /^_(?:ga|gcl|gid|gat|dc_gtm)/.test(name)
}
