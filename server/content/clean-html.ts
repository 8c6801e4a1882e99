import sanitizeHtml from 'sanitize-html'

/**
 * The HTML staff write, without anything that could run or leave the page's look. Done when it is
 * saved, so that reading costs nothing.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html.normalize('NFC'), rules).trim()
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'em', 'b', 'i', 'u', 'sub', 'sup', 'small', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary', 'section'],
    ...['address', 'time', 'div', 'span'],
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
