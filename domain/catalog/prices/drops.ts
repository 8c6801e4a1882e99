/** How far a price may fall before a second person looks: percent of the highest price of so many days. */
export interface DropRules {
  percent: number
  days: number
}

/** Whether a price (đồng) lies further below the highest one of late than one person may put it alone. */
export function isBigDrop(highest: number, price: number, { percent }: DropRules): boolean {
  return (highest - price) * 100 > highest * percent
}

/** By how many percent a price lies below another, rounded down; 0 where it does not. */
export function dropPercent(highest: number, price: number): number {
  return highest <= price ? 0 : Math.floor(((highest - price) * 100) / highest)
}
