/** Who is looking, known only after the page has come: absent means nobody is logged in. */
export interface Visitor {
  fullName: string
  /** Holds a loyalty membership. */
  isMember: boolean
  /** That can be spent; null while they are not known. */
  points: number | null
}
