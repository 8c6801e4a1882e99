/** How many random digits a loyalty number has before its check digit. */
export const loyaltyNumberDigits = 9

/**
 * `AL` + nine digits + a check digit (Luhn): a slip of one digit, and nearly every swap of two
 * neighbours, gives a number that nobody has.
 */
export function loyaltyNumberOf(digits: string): string {
  if (!/^\d{9}$/.test(digits)) throw new RangeError(`not nine digits: ${digits}`)
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `AL${digits}${(10 - (sum % 10)) % 10}`
}
