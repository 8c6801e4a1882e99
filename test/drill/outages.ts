/** The longest time from one success to the next, of those around a happening; milliseconds. */
export function longestGap(
  successes: readonly number[],
  from: number,
  until: number,
): { away: number; began: number } {
  const sorted = successes.toSorted((a, b) => a - b)
  const before = sorted.findLast((at) => at <= from) ?? from
  const within = sorted.filter((at) => at > from && at < until)
  let longest = { away: 0, began: from }
  let last = before
  for (const at of [...within, until]) {
    if (at - last > longest.away) longest = { away: at - last, began: last }
    last = at
  }
  return longest
}
