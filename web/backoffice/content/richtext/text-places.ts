import type { Node } from '@tiptap/pm/model'

/**
 * For each letter of what `textOf` (domain/richtext/text-of.ts) makes of the same document the place at which it
 * stands in the editor; a test holds the two together. What stands nowhere (between lines) has the place before it.
 */
export function textPlaces(document: Node): { text: string; places: number[] } {
  const lines: Line[] = []
  collect(document, 0, lines)
  const text = lines.map((line) => line.text).join('\n')
  const places = lines.flatMap((line, nth) => {
    const end = line.places.at(-1) ?? 0
    return nth < lines.length - 1 ? [...line.places, end] : line.places
  })
  return { text, places }
}

interface Line {
  text: string
  places: number[]
}

function collect(node: Node, inside: number, lines: Line[]): void {
  node.forEach((child, offset) => {
    const at = inside + offset
    if (child.isTextblock) add(lines, tidy(lettersOf(child, at + 1)))
    else if (child.type.name === 'picture') {
      const words = `${String(child.attrs['alt'])} ${String(child.attrs['caption'])}`
      add(lines, tidy([...words].flatMap((letter) => unitsOf(letter, at))))
    } else if (child.type.name === 'tableRow') {
      const cells: Line[] = []
      collect(child, at + 1, cells)
      add(lines, joined(cells))
    } else collect(child, at + 1, lines)
  })
}

type Letter = [letter: string, place: number]

/** By UTF-16, as findings count. */
function unitsOf(text: string, place: number, step = 0): Letter[] {
  return Array.from({ length: text.length }, (_, at) => [text[at]!, place + at * step])
}

function lettersOf(block: Node, inside: number): Letter[] {
  const letters: Letter[] = []
  block.forEach((child, offset) => {
    if (child.isText) letters.push(...unitsOf(child.text!, inside + offset, 1))
    else letters.push([' ', inside + offset])
  })
  return letters
}

/** One space for many, none at the ends. */
function tidy(letters: readonly Letter[]): Line {
  const kept = letters.filter(
    ([letter], at) => !isSpace(letter) || (at > 0 && !isSpace(letters[at - 1]![0])),
  )
  if (kept.length > 0 && isSpace(kept.at(-1)![0])) kept.pop()
  return {
    text: kept.map(([letter]) => (isSpace(letter) ? ' ' : letter)).join(''),
    places: kept.map(([, place]) => place),
  }
}

function isSpace(letter: string): boolean {
  return /\s/.test(letter)
}

function joined(cells: readonly Line[]): Line {
  return {
    text: cells.map(({ text }) => text).join(' '),
    places: cells.flatMap(({ places }, nth) =>
      nth < cells.length - 1 ? [...places, places.at(-1) ?? 0] : places,
    ),
  }
}

function add(lines: Line[], line: Line): void {
  if (line.text !== '') lines.push(line)
}
