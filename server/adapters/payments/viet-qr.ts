import { crc16 } from './crc16.ts'

export interface Transfer {
  bankBin: string
  account: string
  /** Đồng. */
  amount: number
  /** Letters, digits and spaces, at most 25. */
  note: string
}

/** The VietQR text of a transfer to an account: EMVCo's fields, closed by their checksum. */
export function vietQr({ bankBin, account, amount, note }: Transfer): string {
  const receiver = field('00', bankBin) + field('01', account)
  const text = [
    field('00', '01'),
    // Made for this one transfer.
    field('01', '12'),
    field('38', field('00', 'A000000727') + field('01', receiver) + field('02', 'QRIBFTTA')),
    field('53', '704'),
    field('54', String(amount)),
    field('58', 'VN'),
    field('62', field('08', note)),
    // The checksum covers its own tag and length.
    '6304',
  ].join('')
  return text + crc16(text)
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}
