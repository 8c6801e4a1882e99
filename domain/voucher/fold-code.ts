/**
 * The letters and digits of a voucher's code, in capitals: what makes it the same however it is typed.
 * `quay-10`, `QUAY 10` and `Quay10` are one code.
 */
export function foldVoucherCode(code: string): string {
  return code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
}
