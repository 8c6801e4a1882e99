/** A page as a search engine reads it, without a browser. */
export interface ReadPage {
  status: number
  headers: Headers
  html: string
  /** What is written in it, without markup. */
  text: string
  title: string
  canonical: string | undefined
  /** The content of a `meta` by its name or property. */
  meta(name: string): string | undefined
  /** Its JSON-LD. */
  entities: Record<string, unknown>[]
}

export async function readPage(url: string): Promise<ReadPage> {
  const answer = await fetch(url, { redirect: 'manual' })
  const html = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    text: unescapeHtml(html.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ')),
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: attribute(html, /<link rel="canonical" href="([^"]*)"/),
    meta: (name) =>
      attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    entities: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    ),
  }
}

/** The texts of all elements of this name. */
export function valuesOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) =>
    unescapeHtml(text ?? ''),
  )
}

function attribute(html: string, pattern: RegExp): string | undefined {
  const value = pattern.exec(html)?.[1]
  return value === undefined ? undefined : unescapeHtml(value)
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
