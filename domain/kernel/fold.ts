const marks = /\p{M}+/gu
const dLetters = /[đĐÐð]/g
const separators = /[^a-z0-9]+/g

/**
 * The text a search compares: lower case, without diacritics, words separated by one space.
 * Its twin in the database is `vn_fold()`; both are held to one table in `fold.test.ts`.
 */
export function foldVietnamese(text: string): string {
  return text
    .normalize('NFKD')
    .replace(dLetters, 'd')
    .replace(marks, '')
    .toLowerCase()
    .replace(separators, ' ')
    .trim()
}

const invisible = /[\u200b-\u200f\u2060\ufeff\u00ad]/g
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Text as it is kept: NFC, no control or zero-width characters, single spaces, no spaces at the ends. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(invisible, '')
    .replace(controls, '')
    .replace(/[\u00a0\u2000-\u200a\u3000 \t]+/g, ' ')
    .trim()
}
