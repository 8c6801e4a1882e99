/** How banks hand on what a payer wrote. */
export const writings = ['vietcombank', 'asWritten', 'lowerCase', 'spaced', 'trailing'] as const
export type Writing = (typeof writings)[number]

/** What a transfer for this order must say. */
export function noteOf(orderCode: string): string {
  return `AL${orderCode}`
}

/** A note as it arrives: without accents, in capitals, between numbers, names or broken by spaces. */
export function asArrived(note: string, writing: Writing, bankReference: string): string {
  const plain = withoutAccents(note)
  switch (writing) {
    case 'vietcombank':
      return `MBVCB.${bankReference}.123456.${plain.toUpperCase()}.CT tu 1017588888 NGUYEN THI LAN toi 0011004123456 CONG TY AN LANH DEMO`
    case 'asWritten':
      return plain
    case 'lowerCase':
      return `nguyen thi lan chuyen tien ${plain.toLowerCase()}`
    case 'spaced':
      return plain.toUpperCase().replace(/(\w{2})(\w{8})(\w+)/, '$1 $2 $3')
    case 'trailing':
      return `${plain.toUpperCase()}   Ma giao dich  Trace${bankReference} Trace ${bankReference}`
  }
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
}
