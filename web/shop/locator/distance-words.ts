import { locatorTexts as texts } from './texts.ts'

/** As exactly as a straight line deserves: `cách 850 m`, `cách 2,3 km`, `cách 48 km`. */
export function distanceWords(metres: number): string {
  if (metres < 950) return texts.metres(Math.max(50, Math.round(metres / 50) * 50))
  const kilometres = metres / 1000
  return texts.kilometres(
    kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres),
  )
}
