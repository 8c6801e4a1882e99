import type { CheckedText, ClaimFinding } from './checked-text.ts'
import { isDeclared } from './declared.ts'
import { readDenials } from './denied.ts'
import { findPhrases, indexPhrases, type Found, type PhraseIndex } from './find-phrases.ts'
import { mendWords, type Vocabulary } from './mend-words.ts'
import { readLists, readPlaces, wordsOfPlaces } from './phrase.ts'
import { namesSupplement, readProductTalk } from './product-talk.ts'
import type { ClaimRule, ClaimRuleSet } from './rule-set.ts'
import { readWords, type Word } from './words.ts'

/**
 * What a text claims that it may not, and what it has to say and does not, in the order of its parts
 * (docs/rules/claims.md). Never throws; takes time in proportion to the length of the text.
 */
export function checkClaims(given: CheckedText, rules: ClaimRuleSet): ClaimFinding[] {
  const compiled = compile(rules)
  const read = (each: string) => readWords(each, (pieces) => mendWords(pieces, compiled.vocabulary))
  const declared = (given.declaredUses ?? []).map(read)
  const parts = given.parts.map((part) => ({ ...part, words: read(part.text) }))
  const { soldNames: names = [] } = given
  const text = {
    ...given,
    aboutSupplement:
      given.aboutSupplement || parts.some(({ words }) => namesSupplement(words, names)),
  }
  return [
    ...missing(text, parts, rules.rules),
    ...parts.flatMap((part) =>
      claimsIn(text, part.words, compiled.index, declared).map(({ tag: rule, from, to }) => {
        const [start, end] = [part.words[from]!.start, part.words[to - 1]!.end]
        return finding(rule, { path: part.path, start, end, quote: part.text.slice(start, end) })
      }),
    ),
  ]
}

/** Blocked text is never published; warned text only with a named reason. */
export function verdictOf(findings: readonly ClaimFinding[]): 'clean' | 'warned' | 'blocked' {
  if (findings.length === 0) return 'clean'
  return findings.every(({ kind }) => kind === 'warn') ? 'warned' : 'blocked'
}

type Tag = { rule: ClaimRule; isException: boolean }
type Part = { path: string; text: string; words: readonly Word[] }

function finding(
  { id, kind, message, fix }: ClaimRule,
  place: Pick<ClaimFinding, 'path' | 'start' | 'end' | 'quote'>,
): ClaimFinding {
  return { rule: id, kind, ...place, message, fix }
}

function missing(text: CheckedText, parts: Part[], rules: readonly ClaimRule[]): ClaimFinding[] {
  if (!text.aboutSupplement) return []
  return rules
    .filter(({ kind, scope }) => kind === 'mustAppear' && scope.includes(text.kind))
    .filter((rule) => {
      const phrases = rule.phrases
        .map((phrase) => filledIn(phrase, text))
        .filter((each) => each !== '')
      const index = indexPhrases([{ tag: rule.id, phrases }])
      return (
        phrases.length > 0 &&
        parts.every(({ words }) => findPhrases(words, index, true).length === 0)
      )
    })
    .map((rule) => finding(rule, { path: parts[0]?.path ?? '', start: 0, end: 0, quote: '' }))
}

/** A name has nothing of a phrase's signs; empty for one that was not given. */
function filledIn(phrase: string, { productName = '', company = '' }: CheckedText): string {
  const name =
    phrase === '{productName}' ? productName : phrase === '{company}' ? company : undefined
  return name === undefined ? phrase : name.replace(/[()|_#]/g, ' ').trim()
}

function claimsIn(
  text: CheckedText,
  words: readonly Word[],
  index: PhraseIndex<Tag>,
  declared: readonly (readonly Word[])[],
): Found<ClaimRule>[] {
  const found = findPhrases(words, index).filter(({ tag }) => tag.rule.scope.includes(text.kind))
  if (found.length === 0) return []
  const isDenied = readDenials(words)
  const isProductTalk = readProductTalk(text, words)
  const exceptions = Map.groupBy(
    found.filter(({ tag }) => tag.isException),
    ({ tag, from }) => placeOf(tag.rule, words[from]!),
  )
  const claims = apart(found.filter(({ tag }) => !tag.isException)).filter(
    (hit) =>
      isProductTalk(hit.from) &&
      !exceptions.get(placeOf(hit.tag, words[hit.from]!))?.some((each) => covers(each, hit)) &&
      !isDeclared(words, hit, declared),
  )
  return toldOnce(withoutDenied(claims, words, isDenied))
}

function placeOf(rule: ClaimRule, word: Word): string {
  return `${rule.id} ${word.sentence}`
}

/** Of hits of one rule that overlap, the first and longest. */
function apart(hits: readonly Found<Tag>[]): Found<ClaimRule>[] {
  const ends = new Map<ClaimRule, number>()
  return hits
    .map(({ tag, from, to }) => ({ tag: tag.rule, from, to }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .filter(({ tag, from, to }) => {
      const isFree = from >= (ends.get(tag) ?? 0)
      if (isFree) ends.set(tag, to)
      return isFree
    })
}

/** In "không chữa khỏi, không …" and "đừng tin lời chữa khỏi, trị tận gốc" a denial reaches along the list. */
function withoutDenied(
  claims: readonly Found<ClaimRule>[],
  words: readonly Word[],
  isDenied: (hit: Found<ClaimRule>) => boolean,
): Found<ClaimRule>[] {
  const deniedUntil = new Map<ClaimRule, number>()
  return claims.filter((hit) => {
    const last = deniedUntil.get(hit.tag)
    const goesOn =
      last !== undefined &&
      hit.from - last <= 1 &&
      words[last - 1]!.sentence === words[hit.from]!.sentence
    if (!goesOn && !isDenied(hit)) return true
    deniedUntil.set(hit.tag, hit.to)
    return false
  })
}

/** What stands inside a longer claim of the same kind is not told again: "khỏi" in "khỏi sau 7 ngày". */
function toldOnce(claims: readonly Found<ClaimRule>[]): Found<ClaimRule>[] {
  const last = new Map<ClaimRule['kind'], Found<ClaimRule>>()
  return claims
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .filter((claim) => {
      const before = last.get(claim.tag.kind)
      if (before && covers(before, claim)) return false
      last.set(claim.tag.kind, claim)
      return true
    })
}

function covers(outer: { from: number; to: number }, inner: { from: number; to: number }): boolean {
  return outer.from <= inner.from && outer.to >= inner.to
}

interface Compiled {
  index: PhraseIndex<Tag>
  vocabulary: Vocabulary
}

/** Rule sets are data that nobody changes in place: each is made ready once. */
const compiledSets = new WeakMap<ClaimRuleSet, Compiled>()

function compile(set: ClaimRuleSet): Compiled {
  const kept = compiledSets.get(set)
  if (kept) return kept
  const lists = readLists(set.lists)
  const rules = set.rules.filter(({ kind }) => kind !== 'mustAppear')
  const phrases = rules.flatMap((rule) => rule.phrases)
  const words = wordsOfPlaces([
    ...lists.values(),
    ...phrases.flatMap((phrase) => readPlaces(phrase)),
  ])
  const made = {
    index: indexPhrases<Tag>(
      rules.flatMap((rule) => [
        { tag: { rule, isException: false }, phrases: rule.phrases },
        { tag: { rule, isException: true }, phrases: rule.exceptions, gapsTakeAll: true },
      ]),
      lists,
    ),
    vocabulary: {
      keys: new Set(words.map(({ key }) => key)),
      plain: new Set(words.map(({ plain }) => plain)),
    },
  }
  compiledSets.set(set, made)
  return made
}
