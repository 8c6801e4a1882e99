/**
 * The voucher code in what a camera read, in capitals: the bare code, or an address that has it as
 * `code`, `voucher` or as its last part. Null when there is none: the barcode of goods is digits alone.
 */
export function readScannedVoucher(text: string): string | null {
  const read = text.trim()
  const found = /[/?#]/.test(read)
    ? partsOfAddress(read).find(isCode)
    : isCode(read)
      ? read
      : undefined
  return found === undefined ? null : found.toUpperCase()
}

const isCode = (text: string) => /^[A-Z\d][A-Z\d-]{2,58}[A-Z\d]$/i.test(text) && /[A-Z]/i.test(text)

function partsOfAddress(address: string): string[] {
  const [path = '', query = ''] = address.split('#')[0]!.split('?')
  const parameters = new URLSearchParams(query)
  const segments = path.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').split('/')
  const last = segments.slice(1).findLast((segment) => segment !== '') ?? ''
  return [parameters.get('code') ?? '', parameters.get('voucher') ?? '', last]
}
