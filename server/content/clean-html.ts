import sanitizeHtml from 'sanitize-html'

/**
 * The HTML staff write, without anything that could run or leave the page's look. Done when it is
 * saved, so that reading costs nothing.
 */
export function cleanHtml(html: string): string {
  const ids = new Set<string>()
  const cleaned = sanitizeHtml(html.normalize('NFC'), rulesWith(ids)).trim()
  return ids.size === 0 ? cleaned : sanitizeHtml(cleaned, linksTo(ids))
}

/** No id of the page’s own begins like this: none that staff write can stand in for one of those. */
const idPrefix = 'muc-'

/** The rules, and what collects the ids that the text names, as they were written. */
function rulesWith(ids: Set<string>): sanitizeHtml.IOptions {
  const prefixed: sanitizeHtml.Transformer = (tagName, attribs) => {
    const { id, ...others } = attribs
    if (!id) return { tagName, attribs: others }
    if (id.startsWith(idPrefix)) return { tagName, attribs }
    ids.add(id)
    return { tagName, attribs: { ...others, id: idPrefix + id } }
  }
  return { ...rules, transformTags: { ...rules.transformTags, '*': prefixed } }
}

/** Links within the text follow its ids; those to a part of the page around it stay. */
function linksTo(ids: ReadonlySet<string>): sanitizeHtml.IOptions {
  const follow: sanitizeHtml.Transformer = (tagName, attribs) => {
    const wanted = /^#(.+)/.exec(attribs.href ?? '')?.[1]
    const href = wanted && ids.has(wanted) ? `#${idPrefix}${wanted}` : attribs.href
    return { tagName, attribs: href === undefined ? attribs : { ...attribs, href } }
  }
  return { ...rules, transformTags: { a: follow } }
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'strong',
    'em',
    'b',
    'i',
    'u',
    'sub',
    'sup',
    'small',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'details',
    'summary',
    'section',
    'address',
    'time',
    'div',
    'span',
  ],
  allowedAttributes: {
    '*': ['id'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // A page has one h1 of its own.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: isOutside(attribs.href) ? { ...attribs, rel: 'noopener nofollow' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { loading: 'lazy', ...attribs } }),
  },
}

function isOutside(href: string | undefined): boolean {
  return href !== undefined && /^https:/i.test(href)
}
