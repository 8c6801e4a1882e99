export interface Heading {
  id: string
  text: string
}

/** The parts of a long page, each with a name to jump to; for HTML that was cleaned, whose headings have none. */
export function withNamedHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const named = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const id = `muc-${headings.length + 1}`
    headings.push({ id, text: inner.replace(/<[^>]*>/g, '').trim() })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: named, headings }
}
