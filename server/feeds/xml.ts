/** One XML element with text or finished children. */
export function element(name: string, content: string | number | readonly string[]): string {
  const inner = typeof content === 'object' ? content.join('') : escapeXml(String(content))
  return `<${name}>${inner}</${name}>`
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Characters that XML 1.0 does not know are left out, the five special ones escaped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
