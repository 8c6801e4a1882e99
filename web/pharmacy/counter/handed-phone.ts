/** The customer whom one page of the counter hands to the next: in memory alone, a phone stands in no address. */
let handed = ''

export function handPhone(phone: string): void {
  handed = phone
}

/** Whom the page before served, once; '' for nobody. The server serves nobody. */
export function takePhone(): string {
  const phone = handed
  handed = ''
  return phone
}
