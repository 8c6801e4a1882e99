/** What is pasted, made ready for the editor, which takes its own nodes of it and drops the rest. */
export interface CleanPaste {
  html: string
  /** Pictures of other pages or of Word: they are not taken. */
  pictures: number
}

export function cleanPaste(pasted: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(withoutStyles(pasted), 'text/html')
  for (const each of body.querySelectorAll('style, script, meta, link, title, xml')) each.remove()
  const pictures = [...body.querySelectorAll('img, svg, picture, video')].filter(
    (each) => !each.closest('figure[data-picture]'),
  )
  for (const each of pictures) each.remove()
  marksOfStyles(body)
  renameHeadings(body)
  listsOfWord(body)
  for (const link of body.querySelectorAll('a[href^="http:" i]')) {
    link.setAttribute('href', link.getAttribute('href')!.replace(/^http:/i, 'https:'))
  }
  return { html: body.innerHTML, pictures: pictures.length }
}

/** The policy of the page forbids styles, also in what is only read: they are read under another name. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/(<[^>]*?)\sstyle\s*=/gi, '$1 data-style=')
}

/** Google Docs writes bold and italics as styles, and wraps all it gives in a bold that is none. */
function marksOfStyles(body: HTMLElement): void {
  for (const each of body.querySelectorAll('[data-style]')) {
    const style = each.getAttribute('data-style')!.replace(/\s/g, '').toLowerCase()
    if (/font-weight:(?:bold|[6-9]00)/.test(style)) wrapInside(each, 'strong')
    if (style.includes('font-style:italic')) wrapInside(each, 'em')
    if (/^(?:b|strong)$/i.test(each.tagName) && /font-weight:(?:normal|400)/.test(style)) {
      each.replaceWith(...each.childNodes)
    }
  }
}

function wrapInside(element: Element, tag: string): void {
  const mark = document.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

/** The page's own title is its only heading of the first level. */
function renameHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    const renamed = document.createElement(heading.tagName === 'H1' ? 'h2' : 'h4')
    renamed.append(...heading.childNodes)
    heading.replaceWith(renamed)
  }
}

/** Word writes lists as paragraphs with a sign in front. */
function listsOfWord(body: HTMLElement): void {
  let list: HTMLElement | null = null
  let last: Element | null = null
  for (const paragraph of [...body.querySelectorAll('p[data-style*="mso-list"]')]) {
    const sign = paragraph.querySelector(
      '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]',
    )
    const tag = /^\s*\w{1,3}[.)]/.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    const item = document.createElement('li')
    const inner = document.createElement('p')
    inner.append(...paragraph.childNodes)
    item.append(inner)
    if (!list || paragraph.previousElementSibling !== last || list.tagName !== tag.toUpperCase()) {
      list = document.createElement(tag)
      paragraph.before(list)
    }
    list.append(item)
    paragraph.remove()
    last = list
  }
}
