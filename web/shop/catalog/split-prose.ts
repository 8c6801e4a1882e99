/**
 * A long text in two parts, cut between two of its outermost elements once about `length` letters are
 * shown; the second is empty where the text is short or cannot be cut. For HTML that was cleaned.
 */
export function splitProse(html: string, length: number): [shown: string, folded: string] {
  let depth = 0
  let letters = 0
  let end = 0
  for (const { 0: piece, index } of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!piece.startsWith('<')) letters += piece.trim().length
    else if (piece.startsWith('</')) depth -= 1
    else if (!/^<(?:br|img|hr)\b|\/>$/.test(piece)) depth += 1
    end = index + piece.length
    // A heading at the end of the shown part would announce what is hidden.
    if (depth === 0 && letters >= length && !/^<\/h\d>$/.test(piece)) break
  }
  const rest = html.slice(end)
  const left = rest.replace(/<[^>]*>/g, '').trim().length
  return left < length / 2 ? [html, ''] : [html.slice(0, end), rest]
}
