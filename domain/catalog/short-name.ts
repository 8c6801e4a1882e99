/**
 * `JEX, hộp 30 viên` of `Viên uống JEX hỗ trợ xương khớp, giảm đau nhức, hộp 30 viên`: what whoever packs
 * calls it. What it does is left out, its size stays, as that alone tells some products apart.
 */
export function shortName(name: string): string {
  const called = name.split(purpose)[0]!.replace(kind, '')
  const size = name.match(pack)?.[1]
  return size && !called.includes(size) ? `${called}, ${size}` : called
}

const purpose = /,\s| – |\s(?:hỗ trợ|bổ sung|cho)\s/
/** Of nearly all of them; in front of a name of its own. */
const kind = /^Viên uống (?=\p{Lu})/u
const pack = /,\s((?:hộp|lọ|chai|hũ|tuýp|gói|vỉ|túi|ống) \d+ \p{L}+)/u
