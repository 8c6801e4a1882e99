import { maskedName } from '../kernel/masked-name.ts'

/** Who won, as everybody may read it: never enough to find them by. */
export interface ShownWinner {
  /** `Nguyễn T. H.`; null of whoever is no member. */
  name: string | null
  /** `***567`; null once the person was forgotten. */
  phone: string | null
  /** The ward: `Phường Kim Liên`. */
  place: string | null
}

/** What may be shown of a winner, from what is known of them. */
export function shownWinner(of: {
  fullName: string | null
  phone: string | null
  ward: string | null
}): ShownWinner {
  return {
    name: (of.fullName && maskedName(of.fullName)) || null,
    phone: of.phone && `***${of.phone.slice(-3)}`,
    place: of.ward?.trim() || null,
  }
}

/** As one line: `Nguyễn T. H., ***567, Phường Kim Liên`. */
export function lineOfWinner({ name, phone, place }: ShownWinner): string {
  return [name, phone, place].filter(Boolean).join(', ')
}
